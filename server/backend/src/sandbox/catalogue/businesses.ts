import type { ApplicationStatus } from '../../stores/tables.ts'
import type { TaxRecord } from '../../services/tax-office/tax-office.ts'

export type TestBusiness = {
  businessNumber: string
  /** A short name that tests and testers can look for. */
  key: string
  description: string
  record: TaxRecord
  /** The tax office's corporate number; the business check fails with any other. */
  corporateNumber?: string
  /** True if the tax office's service fails. */
  isUnavailable?: true
  /** The delay of the tax office's response. */
  answersAfterMs?: number
  /** Applications that are there from the first start, already submitted. */
  applications?: readonly { status: ApplicationStatus; personId?: string }[]
}

/** The opening date of every test business; the business check fails with any other day. */
export const OPENING_DATE = '20200101'
/** The corporate number of every test corporation. */
export const CORPORATE_NUMBER = '1101110000000'

/** The record of every other number: not registered with the tax service. */
export const unregistered: TaxRecord = { managementType: '1', applicationType: '확인' }

const open = { taxStatus: '01' }
const openForQuick = { ...open, applicationType: '신속' } as const
const openCorporation = { ...open, managementType: '0' } as const

/**
 * Every test business of the sandbox, one for each outcome. Changing an outcome is changing a line here:
 * the sandbox tax office holds no rule of its own.
 */
export const testBusinesses: readonly TestBusiness[] = [
  business('1234567801', 'open-individual-quick', '영업 중인 개인사업자, 신속지급 대상', openForQuick),
  business('1234567802', 'open-individual-confirmed', '영업 중인 개인사업자, 확인지급 대상', open),
  business('1234567803', 'open-corporation', '영업 중인 법인사업자', openCorporation),
  business('1234567804', 'exempt-individual', '영업 중인 면세 개인사업자', { ...open, taxType: '03' }),
  business('1234567805', 'exempt-corporation', '영업 중인 면세 법인사업자', {
    ...openCorporation,
    taxType: '03',
  }),
  business('1234567806', 'suspended', '휴업 중인 개인사업자 (02), 신청 가능', { taxStatus: '02' }),
  business('1234567807', 'closed', '폐업한 개인사업자 (03), 신청 불가', { taxStatus: '03' }),
  business('1234567808', 'unknown-status', '알 수 없는 상태 코드 (99), 신청 불가', { taxStatus: '99' }),
  business('1234567809', 'no-status-may-go-on', '상태 코드 없음, 오류 코드 10, 신청 가능', {
    errorCode: '10',
  }),
  business('1234567810', 'no-status', '상태 코드와 오류 코드 모두 없음, 신청 불가', {}),
  business('1234567811', 'tax-office-fails', '국세청 조회 실패 (500)', {}, { isUnavailable: true }),
  business('1234567812', 'tax-office-slow', '국세청 응답 지연 (6초, 화면의 제한 시간 5초 초과)', open, {
    answersAfterMs: 6_000,
  }),
  business('1234567813', 'open-status-10', '상태 코드 10인 개인사업자, 신청 가능', { taxStatus: '10' }),
  business(
    '1234567814',
    'quick-without-costs',
    '영업 중인 개인사업자, 신속지급 대상, 배달앱 이용금액 0원',
    openForQuick,
  ),
  business(
    '1234567815',
    'quick-below-cap',
    '영업 중인 개인사업자, 신속지급 대상, 배달앱 이용금액 120,000원',
    openForQuick,
  ),
  business(
    '1234567816',
    'quick-fee-missing',
    '영업 중인 개인사업자, 신속지급 대상, 배달료 정보 없음',
    openForQuick,
  ),
  business('1234567817', 'simplified-individual', '영업 중인 간이과세 개인사업자', {
    ...open,
    taxType: '02',
  }),
  business('1234567821', 'submitted-individual', '신청을 마친 개인사업자 (신청), 결과 조회 가능', open, {
    applications: [{ status: '신청', personId: 'P-002' }],
  }),
  business(
    '1234567822',
    'submitted-corporation',
    '지원 대상으로 선정된 법인사업자 (대상선정), 결과 조회 가능',
    openCorporation,
    { applications: [{ status: '대상선정', personId: 'P-007' }] },
  ),
  business(
    '1234567823',
    'deleted-by-applicant',
    '신청을 취소한 개인사업자 (사용자삭제), 결과 조회와 재신청 가능',
    open,
    { applications: [{ status: '사용자삭제', personId: 'P-008' }] },
  ),
]

/** Returns an individual with standard tax unless its record has other facts. A corporation has its number. */
function business(
  businessNumber: string,
  key: string,
  description: string,
  facts: Partial<TaxRecord>,
  special: Pick<TestBusiness, 'isUnavailable' | 'answersAfterMs' | 'applications'> = {},
): TestBusiness {
  const record: TaxRecord = { ...unregistered, taxType: '01', ...facts }
  const corporation = record.managementType === '0' && { corporateNumber: CORPORATE_NUMBER }
  return { businessNumber, key, description, record, ...corporation, ...special }
}
