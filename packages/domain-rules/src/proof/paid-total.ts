import { BENEFIT_CAP } from '../programme.ts'
import type { Sent } from '../sent.ts'
import type { BatchStatus } from './status.ts'

/** A batch with its recognised amount in won; 0 while there is none. */
export type PaidBatch = { status: Sent<BatchStatus>; recognisedAmount: number }

/** Returns the paid total: the recognised amounts of the batches in 지급완료 (AMB-65). */
export function paidTotal(batches: readonly PaidBatch[]): number {
  return batches
    .filter(({ status }) => status === '지급완료')
    .reduce((sum, { recognisedAmount }) => sum + recognisedAmount, 0)
}

/** Returns true if a paid total leaves nothing more to prove (RES-68, CONST-14). */
export function reachesCap(total: number): boolean {
  return total >= BENEFIT_CAP
}
