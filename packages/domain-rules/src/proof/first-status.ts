import type { BatchStatus } from './batch-status.ts'
import type { AmountKind } from './proof-kinds.ts'

/** The status in which a batch and its items are created (PGEN-37, PPAR-12, AMB-77). */
export function firstBatchStatus(amountKind: AmountKind | null): BatchStatus {
  return amountKind === '택배' ? '제출' : '제출완료'
}

/** What a supplement makes of the batch and of each item that it replaces or adds (PDIR-19, AMB-77). */
export const STATUS_AFTER_SUPPLEMENT = '보완완료' satisfies BatchStatus
