import type { BatchStatus } from './status.ts'
import type { AmountKind } from './proof-kinds.ts'

/** Returns the status in which a batch and its items are created (PGEN-37, PPAR-12, AMB-77). */
export function firstBatchStatus(amountKind: AmountKind | null): BatchStatus {
  return amountKind === '택배' ? '제출' : '제출완료'
}

/** The status of a batch after its supplement, and of each item that is replaced or added (PDIR-19, AMB-77). */
export const STATUS_AFTER_SUPPLEMENT = '보완완료' satisfies BatchStatus
