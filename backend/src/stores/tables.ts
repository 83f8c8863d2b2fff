import type { ColumnType, Generated } from 'kysely'

/** The status of a submitted application; a draft has none yet. The words are the programme's own (r§4). */
export const applicationStatuses = [
  '신청',
  '신청완료',
  '정보조회',
  '보완요청',
  '보완완료',
  '검증중',
  '심사중',
  '심의중',
  '보류',
  '대상선정',
  '대상미선정',
  '요청검증완료',
  '이체결과오류',
  '지급완료',
  '사용자취소',
  '사용자삭제',
] as const

export type ApplicationStatus = (typeof applicationStatuses)[number]

/** '신속' is paid from cost data that is already held, '확인' from proof that the applicant hands in (AMB-50). */
export type ApplicationType = '신속' | '확인'

/** '0' is a corporation, '1' an individual (mngFrGb). */
export type ManagementType = '0' | '1'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

type BusinessTable = {
  businessNumber: string
  managementType: ManagementType
  taxStatus: string | null
  taxErrorCode: string | null
  taxType: string | null
  checkedAt: Date
}

type ApplicationTable = {
  applicationNumber: Generated<string>
  businessNumber: string
  applicationType: ApplicationType
  status: ApplicationStatus | null
  submittedAt: Date | null
  retiredAt: Date | null
  createdAt: Timestamp
}

export type Tables = {
  business: BusinessTable
  application: ApplicationTable
}
