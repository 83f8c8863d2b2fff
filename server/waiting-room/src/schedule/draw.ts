import { createHash, createHmac, createSecretKey } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { SmallestFirst } from './smallest-first.ts'

const LOTS_AT_ONCE = 1_000
const BYTES_OF_START = 6
/** The second number of a network is at place 26 at the earliest, the third at 101: 25 times the square of those before. */
const SPACING = 25

/** The source of a draw's order: a key of 32 bytes, hexadecimal, secret until the opening. */
export type DrawSecret = { id: string; key: string }

/** A number in a draw. Numbers of one network have the same group; a group of 0 is a network for each. */
export type Entrant = { number: number; group: number }

type Lot = Entrant & { start: number; lot: Buffer }

/** Returns SHA-256 of the key, hexadecimal. Published before the draw, it rules out another key afterwards. */
export function commitmentTo({ key }: DrawSecret): string {
  return createHash('sha256').update(Buffer.from(key, 'hex')).digest('hex')
}

/**
 * Orders numbers by HMAC-SHA-256 of `{id}-{number}`, the smallest first. Nobody can compute the order without the key. Of
 * the first n places a network gets 1 + √((n − 1) / 25) at most, as long as others are left. It yields to other work
 * between parts.
 */
export async function orderOf({ id, key }: DrawSecret, entrants: readonly Entrant[]): Promise<Entrant[]> {
  // Bare bytes would take Node five times as long for each lot.
  const secret = createSecretKey(key, 'hex')
  const lots: Lot[] = []
  for (const { number, group } of entrants) {
    if (lots.length % LOTS_AT_ONCE === 0) await setImmediate()
    const lot = createHmac('sha256', secret).update(`${id}-${number}`).digest()
    lots.push({ number, group, start: lot.readUIntBE(0, BYTES_OF_START), lot })
  }
  const drawn = lots.toSorted(byLot)
  const order: Entrant[] = []
  for (const position of places(wavesOf(drawn))) {
    if (order.length % LOTS_AT_ONCE === 0) await setImmediate()
    const { number = 0, group = 0 } = drawn[position] ?? {}
    order.push({ number, group })
  }
  return order
}

/** Puts the first position of each network into the first wave, the second into the second wave, and so on. */
function wavesOf(drawn: readonly Entrant[]): number[][] {
  const waves: number[][] = []
  const counts = new Map<number, number>()
  for (const [position, { group }] of drawn.entries()) {
    const wave = group === 0 ? 0 : (counts.get(group) ?? 0)
    counts.set(group, wave + 1)
    const others = waves[wave] ?? []
    others.push(position)
    waves[wave] = others
  }
  return waves
}

/** Gives out places in the order drawn. A wave takes part from its earliest place on, or when nobody else is left. */
function* places(waves: readonly number[][]): Iterable<number> {
  const waiting = new SmallestFirst()
  let given = 0
  for (const [index, wave] of waves.entries()) {
    for (const position of wave) waiting.add(position)
    const earliestOfNext = index === waves.length - 1 ? Infinity : SPACING * (index + 1) ** 2
    for (; waiting.size > 0 && given < earliestOfNext; given += 1) yield waiting.take()
  }
}

// Comparing the first bytes as a number nearly always decides, in a quarter of the time.
function byLot(one: Lot, other: Lot): number {
  return one.start - other.start || Buffer.compare(one.lot, other.lot)
}
