import type { ProofBatch } from 'api-client/proof'

export type NumberedBatch = ProofBatch & { number: number }

/** Returns the batches, the newest first, numbered by registration: a new one changes no number. */
export function numbered(batches: readonly ProofBatch[]): NumberedBatch[] {
  const byAge = batches.toSorted((one, other) => one.registeredAt.localeCompare(other.registeredAt))
  return byAge.map((batch, place) => ({ ...batch, number: place + 1 })).toReversed()
}
