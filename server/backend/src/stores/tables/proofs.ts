import type { AmountKind, BatchStatus, ItemStatus, PendingChange, ProofType } from 'domain-rules/proof'
import type { ColumnType, Generated } from 'kysely'

/** The driver returns a bigint as text. */
type Id = ColumnType<string, never, never>

type ProofBatchTable = {
  batchId: Id
  applicationNumber: string
  proofType: ProofType
  /** Chosen details or carriers, joined with commas. */
  detail: Generated<string>
  amountKind: AmountKind | null
  /** Null counts as 제출 (RES-61). */
  status: BatchStatus | null
  /** Years, joined with commas. */
  period: Generated<string>
  amountCount: ColumnType<string | null, number | null | undefined, number | null>
  recognisedAmount: Generated<number>
  /** True if period or total have changed since the supplement was asked for. */
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
  /** The change to the item since its supplement was asked for; cleared on registration. */
  changePending: PendingChange
  createdAt: Date
  deletedAt: Date | null
}

/** The screen that a file was uploaded for (fileCategory). */
export type FileCategory = 'receipt' | 'opinion'

type FileTable = {
  fileId: Id
  businessNumber: string
  ci: string
  category: FileCategory
  originalName: string
  savedName: string
  /** The path of the upload, which is also the file's name in calls. */
  filePath: string
  /** The path of the inspected copy; null until something is submitted with the file, and for files without a copy. */
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
  /** The time at which the upload was removed, while its copy is kept. */
  uploadRemovedAt: Date | null
}

export type ProofTables = { proofBatch: ProofBatchTable; proofItem: ProofItemTable; file: FileTable }
