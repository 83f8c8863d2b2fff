import type { YesNo } from 'domain-rules'
import type {
  ApplicationDocument,
  ApplicationStatus,
  ApplicationType,
  FieldTexts,
} from 'domain-rules/application'
import type { ConsentColumn } from 'domain-rules/consent'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

type Timestamp = ColumnType<Date, Date | string | undefined, Date | string>

/** The fields of the form as stored, a column for each; residence and account number are encrypted. */
export type FiledTexts = Omit<FieldTexts, 'bank'> & { bankName: string }

/** The columns that a submission sets. All null on a draft. */
type SubmittedColumns = { [Field in keyof FiledTexts]: string | null } & {
  /** Running number (suptSn); the driver returns a bigint as text. */
  supportNumber: ColumnType<string | null, string | null | undefined>
  applicantCi: string | null
  accountHolderHalfWidth: string | null
  requestedAmount: number | null
}

type ApplicationTable = SubmittedColumns & {
  applicationNumber: Generated<string>
  businessNumber: string
  applicationType: ApplicationType
  status: ApplicationStatus | null
  submittedAt: Date | null
  retiredAt: Date | null
  createdAt: Timestamp
  hasJointRepresentatives: Generated<boolean>
  decidedAmount: Generated<number>
  /** Reason codes, joined with commas. */
  statusRemark: Generated<string>
  requestsMydata: Generated<boolean>
  agreesToTaxInformation: Generated<boolean>
  verificationMethod: Generated<string>
  description: Generated<string>
  updatedAt: Timestamp
}

/** The author of a change: the applicant through the site, a case worker, or the backend itself. */
export type ChangedBy = 'S' | 'A' | 'B'

type ApplicationHistoryTable = {
  historyNumber: ColumnType<string, never, never>
  applicationNumber: string
  status: ApplicationStatus
  statusRemark: Generated<string>
  decidedAmount: Generated<number>
  bankName: string | null
  accountNumber: string | null
  accountHolder: string | null
  changedBy: ChangedBy
  change: string
  recordedAt: Date
}

type ConsentTable = {
  applicationNumber: string
  ci: string
  consentColumn: ConsentColumn
  orderNumber: number
  agreed: boolean
  version: string
  agreedAt: Date
}

type AgreementTable = {
  applicationNumber: string
  ci: string
  personalInfo: JSONColumnType<object>
  mydataInfo: JSONColumnType<object>
  savedAt: Date
}

type ApplicationDocumentTable = {
  applicationNumber: string
  document: ApplicationDocument
  filePath: string
  originalName: string
  savedName: string
  fileSize: number
  mimeType: string
  storedAt: Date
}

type DocumentUploadTable = { filePath: string; begunAt: Date }

type OpinionTable = {
  opinionNumber: ColumnType<string, never, never>
  applicationNumber: string
  position: number
  content: string
  status: Generated<string>
  answerStatus: Generated<YesNo>
  answerContent: string | null
  createdAt: Date
  updatedAt: Date
}

type CodeTable = {
  groupId: string
  codeId: string
  name: string
  value: string
  description: string
  position: number
}

type StepHistoryTable = {
  stepNumber: ColumnType<string, never, never>
  applicationNumber: string
  ci: string
  step: string
  recordedAt: Date
}

type AuditTable = {
  auditNumber: ColumnType<string, never, never>
  recordedAt: Date
  actor: string
  action: string
  applicationNumber: string | null
  detail: JSONColumnType<object>
  /** The address of the request; null for work without a request. */
  address: string | null
}

type IdempotencyKeyTable = {
  owner: string
  call: string
  key: string
  requestHash: string
  answer: JSONColumnType<object> | null
  createdAt: Date
}

export type ApplicationTables = {
  application: ApplicationTable
  applicationHistory: ApplicationHistoryTable
  consent: ConsentTable
  agreement: AgreementTable
  applicationDocument: ApplicationDocumentTable
  documentUpload: DocumentUploadTable
  opinion: OpinionTable
  code: CodeTable
  stepHistory: StepHistoryTable
  audit: AuditTable
  idempotencyKey: IdempotencyKeyTable
}
