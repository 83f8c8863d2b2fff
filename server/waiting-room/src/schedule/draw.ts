import { createHash, createHmac } from 'node:crypto'

/** What the order of a draw comes from: a key of 32 bytes, hexadecimal, which is secret until the opening. */
export type DrawSecret = { id: string; key: string }

/** SHA-256 of the key, hexadecimal: who publishes it before the draw cannot choose another key afterwards. */
export function commitmentTo({ key }: DrawSecret): string {
  return createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex')
}

/** The numbers by HMAC-SHA-256 of `{id}-{number}`, the smallest first: no one can know the order who does not know the key. */
export function orderOf({ id, key }: DrawSecret, numbers: readonly number[]): number[] {
  const secret = Buffer.from(key, 'hex')
  const lots = numbers.map(number => ({
    number,
    lot: createHmac('sha256', secret).update(`${id}-${number}`).digest('hex'),
  }))
  return lots.toSorted((one, other) => (one.lot < other.lot ? -1 : 1)).map(({ number }) => number)
}
