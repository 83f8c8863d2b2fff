import type { AmountKind, BatchStatus, ItemStatus, PendingChange, ProofType } from 'domain-rules/proof'
import type { ColumnType, Generated } from 'kysely'

/** A bigint comes as text. */
type Id = ColumnType<string, never, never>

type ProofBatchTable = {
  batchId: Id
  applicationNumber: string
  proofType: ProofType
  /** Chosen details or carriers, joined with commas. */
  detail: Generated<string>
  amountKind: AmountKind | null
  /** None counts as 제출 (RES-61). */
  status: BatchStatus | null
  /** Years, joined with commas. */
  period: Generated<string>
  amountCount: ColumnType<string | null, number | null | undefined, number | null>
  recognisedAmount: Generated<number>
  /** Whether period or total have been changed since the supplement was asked for. */
  isSupplementBegun: Generated<boolean>
  createdAt: Date
  updatedAt: Date
  completedAt: Date | null
}

type ProofItemTable = {
  itemId: Id
  batchId: string
  proofType: ProofType
  status: ItemStatus
  reason: Generated<string>
  deliveryName: Generated<string>
  deliveryFee: number | null
  recognisedAmount: number | null
  /** What has been done to the item since its supplement was asked for; forgotten when that is registered. */
  changePending: PendingChange
  createdAt: Date
  deletedAt: Date | null
}

/** Which screen a file was uploaded for (fileCategory). */
export type FileCategory = 'receipt' | 'opinion'

type FileTable = {
  fileId: Id
  businessNumber: string
  ci: string
  category: FileCategory
  originalName: string
  savedName: string
  /** Where the applicant uploads to, and what the file is called outside. */
  filePath: string
  /** Where the inspected copy lies that is kept; null while nothing has been submitted with it, and where there is no copy. */
  storedPath: string | null
  fileSize: number | null
  fileExtension: string | null
  mimeType: string | null
  proofItemId: string | null
  opinionNumber: string | null
  issuedAt: Date
  attachedAt: Date | null
  deletedAt: Date | null
  removedAt: Date | null
  /** When the upload went whose copy is kept. */
  uploadRemovedAt: Date | null
}

export type ProofTables = {
  proofBatch: ProofBatchTable
  proofItem: ProofItemTable
  file: FileTable
}
