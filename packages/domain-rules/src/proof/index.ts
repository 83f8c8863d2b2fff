export { allowedBatchMoves, batchMoveVerdict } from './batch-moves.ts'
export {
  BUSINESS_FILE_LIMIT,
  checkBusinessFiles,
  checkInspectedBusinessFiles,
  hasApprovedBadge,
  isBusinessProofPaid,
  tooManyBusinessFiles,
} from './business-proof.ts'
export {
  businessProofOf,
  canEnterBusinessPage,
  canSubmitBusinessProof,
  type BusinessStage,
} from './business-stage.ts'
export { canCancelBatch } from './cancel-batch.ts'
export { checkParcelRequest, joinCarriers, parcelRequestProblems, type ParcelField } from './carriers.ts'
export { checkDateRange } from './date-range.ts'
export { BUSINESS_DETAILS, GENERAL_DETAILS } from './detail-types.ts'
export { displayGroup, displayGroupLabel, isRecognised, type DisplayGroup } from './display-group.ts'
export { expectedSupportAmount } from './expected-amount.ts'
export { STATUS_AFTER_SUPPLEMENT, firstBatchStatus } from './first-status.ts'
export { noNormalFile, type InspectedFile } from './files.ts'
export {
  checkGeneralFiles,
  checkGeneralProof,
  generalProofProblems,
  type GeneralProof,
  type GeneralProofField,
} from './general-form.ts'
export { allowedItemMoves, itemMoveVerdict } from './item-moves.ts'
export { canAddProof, canSubmitProof, type ProofFacts } from './new-proof.ts'
export {
  afterPending,
  countPending,
  netEffect,
  noPendingChanges,
  pendingChangeOf,
  type PendingChanges,
  type PendingEvent,
} from './pending-changes.ts'
export { canEnterParcelPage, canRequestParcel, canSubmitGeneralProof } from './parcel.ts'
export { checkProofPeriod, joinProofYears, splitProofYears } from './period.ts'
export { AMOUNT_KINDS, PROOF_TYPES, type AmountKind, type Division, type ProofType } from './proof-kinds.ts'
export {
  canDeleteItem,
  canSupplementBatch,
  canSupplementItem,
  supplementDeadline,
  supplementVerdict,
  type PendingChange,
  type Supplement,
} from './supplement.ts'
export { checkTotal, parseTotal, showTotal, totalDigits } from './total.ts'
export {
  BATCH_STATUSES,
  ITEM_STATUSES,
  batchStatusOf,
  itemStatusLabel,
  type BatchStatus,
  type ItemStatus,
} from './status.ts'
