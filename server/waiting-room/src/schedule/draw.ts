import { createHash, createHmac } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'

const LOTS_AT_ONCE = 1_000
const BYTES_OF_START = 6

/** What the order of a draw comes from: a key of 32 bytes, hexadecimal, which is secret until the opening. */
export type DrawSecret = { id: string; key: string }

type Lot = { number: number; start: number; lot: Buffer }

/** SHA-256 of the key, hexadecimal: who publishes it before the draw cannot choose another key afterwards. */
export function commitmentTo({ key }: DrawSecret): string {
  return createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex')
}

/**
 * The numbers by HMAC-SHA-256 of `{id}-{number}`, the smallest first: no one can know the order who does not know the key.
 * Of many numbers it takes a while, in which others get their turn too.
 */
export async function orderOf({ id, key }: DrawSecret, numbers: readonly number[]): Promise<number[]> {
  const secret = Buffer.from(key, 'hex')
  const lots: Lot[] = []
  for (const number of numbers) {
    if (lots.length % LOTS_AT_ONCE === 0) await setImmediate()
    const lot = createHmac('sha256', secret).update(`${id}-${number}`).digest()
    lots.push({ number, start: lot.readUIntBE(0, BYTES_OF_START), lot })
  }
  return lots.toSorted(byLot).map(({ number }) => number)
}

// The start alone nearly always decides, in a quarter of the time.
function byLot(one: Lot, other: Lot): number {
  return one.start - other.start || Buffer.compare(one.lot, other.lot)
}
