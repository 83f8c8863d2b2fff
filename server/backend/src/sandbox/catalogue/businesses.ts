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

const individual = { managementType: '1', applicationType: '확인', taxType: '01' } as const
const corporation = { ...individual, managementType: '0' } as const

/**
 * Every test business of the sandbox, one for each outcome. Changing an outcome is changing a line here:
 * the sandbox tax office holds no rule of its own.
 */
export const testBusinesses: readonly TestBusiness[] = [
  {
    businessNumber: '1234567801',
    key: 'open-individual-quick',
    description: '영업 중인 개인사업자, 신속지급 대상',
    record: { ...individual, taxStatus: '01', applicationType: '신속' },
  },
  {
    businessNumber: '1234567802',
    key: 'open-individual-confirmed',
    description: '영업 중인 개인사업자, 확인지급 대상',
    record: { ...individual, taxStatus: '01' },
  },
  {
    businessNumber: '1234567803',
    key: 'open-corporation',
    description: '영업 중인 법인사업자',
    record: { ...corporation, taxStatus: '01' },
    corporateNumber: CORPORATE_NUMBER,
  },
  {
    businessNumber: '1234567804',
    key: 'exempt-individual',
    description: '영업 중인 면세 개인사업자',
    record: { ...individual, taxStatus: '01', taxType: '03' },
  },
  {
    businessNumber: '1234567805',
    key: 'exempt-corporation',
    description: '영업 중인 면세 법인사업자',
    record: { ...corporation, taxStatus: '01', taxType: '03' },
    corporateNumber: CORPORATE_NUMBER,
  },
  {
    businessNumber: '1234567806',
    key: 'suspended',
    description: '휴업 중인 개인사업자 (02), 신청 가능',
    record: { ...individual, taxStatus: '02' },
  },
  {
    businessNumber: '1234567807',
    key: 'closed',
    description: '폐업한 개인사업자 (03), 신청 불가',
    record: { ...individual, taxStatus: '03' },
  },
  {
    businessNumber: '1234567808',
    key: 'unknown-status',
    description: '알 수 없는 상태 코드 (99), 신청 불가',
    record: { ...individual, taxStatus: '99' },
  },
  {
    businessNumber: '1234567809',
    key: 'no-status-may-go-on',
    description: '상태 코드 없음, 오류 코드 10, 신청 가능',
    record: { ...individual, errorCode: '10' },
  },
  {
    businessNumber: '1234567810',
    key: 'no-status',
    description: '상태 코드와 오류 코드 모두 없음, 신청 불가',
    record: individual,
  },
  {
    businessNumber: '1234567811',
    key: 'tax-office-fails',
    description: '국세청 조회 실패 (500)',
    record: individual,
    isUnavailable: true,
  },
  {
    businessNumber: '1234567812',
    key: 'tax-office-slow',
    description: '국세청 응답 지연 (6초, 화면의 제한 시간 5초 초과)',
    record: { ...individual, taxStatus: '01' },
    answersAfterMs: 6_000,
  },
  {
    businessNumber: '1234567813',
    key: 'open-status-10',
    description: '상태 코드 10인 개인사업자, 신청 가능',
    record: { ...individual, taxStatus: '10' },
  },
  {
    businessNumber: '1234567814',
    key: 'quick-without-costs',
    description: '영업 중인 개인사업자, 신속지급 대상, 배달앱 이용금액 0원',
    record: { ...individual, taxStatus: '01', applicationType: '신속' },
  },
  {
    businessNumber: '1234567815',
    key: 'quick-below-cap',
    description: '영업 중인 개인사업자, 신속지급 대상, 배달앱 이용금액 120,000원',
    record: { ...individual, taxStatus: '01', applicationType: '신속' },
  },
  {
    businessNumber: '1234567816',
    key: 'quick-fee-missing',
    description: '영업 중인 개인사업자, 신속지급 대상, 배달료 정보 없음',
    record: { ...individual, taxStatus: '01', applicationType: '신속' },
  },
  {
    businessNumber: '1234567817',
    key: 'simplified-individual',
    description: '영업 중인 간이과세 개인사업자',
    record: { ...individual, taxStatus: '01', taxType: '02' },
  },
  {
    businessNumber: '1234567821',
    key: 'submitted-individual',
    description: '신청을 마친 개인사업자 (신청), 결과 조회 가능',
    record: { ...individual, taxStatus: '01' },
    applications: [{ status: '신청', personId: 'P-002' }],
  },
  {
    businessNumber: '1234567822',
    key: 'submitted-corporation',
    description: '지원 대상으로 선정된 법인사업자 (대상선정), 결과 조회 가능',
    record: { ...corporation, taxStatus: '01' },
    corporateNumber: CORPORATE_NUMBER,
    applications: [{ status: '대상선정', personId: 'P-007' }],
  },
  {
    businessNumber: '1234567823',
    key: 'deleted-by-applicant',
    description: '신청을 취소한 개인사업자 (사용자삭제), 결과 조회와 재신청 가능',
    record: { ...individual, taxStatus: '01' },
    applications: [{ status: '사용자삭제', personId: 'P-008' }],
  },
]

/** The record of every other number: not registered with the tax service. */
export const unregistered: TaxRecord = { managementType: '1', applicationType: '확인' }
