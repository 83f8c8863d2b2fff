import * as v from 'valibot'
import type { Documents } from '../documents/documents.ts'
import type { Draw, DrawPlan, Schedule } from '../line/lines.ts'
import { commitmentTo, orderOf, type Entrant } from './draw.ts'

const ID = /^[0-9a-f]{16}$/

const recordShape = v.object({
  id: v.string(),
  action: v.string(),
  opensAt: v.string(),
  /** SHA-256 of the key. */
  commitment: v.string(),
  /** False if all numbers are drawn alike. */
  byNetwork: v.optional(v.boolean(), false),
  /** Null before the draw, as all that follow. */
  key: v.nullable(v.string()),
  drawnAt: v.nullable(v.string()),
  /** The numbers that took part, in order of entry. */
  order: v.nullable(v.array(v.number())),
  /** The network of each number in `order`, counted from 1 as they appear there. */
  groups: v.optional(v.nullable(v.array(v.number())), null),
  /** The count of numbers, and of their networks. */
  lots: v.optional(v.nullable(v.number()), null),
  networks: v.optional(v.nullable(v.number()), null),
})

/** The public record of a draw. It has no personal data. */
export type DrawRecord = v.InferOutput<typeof recordShape>

type Drawn = { action: string; opensAt: number; draw: DrawPlan; entrants: readonly Entrant[]; now: number }

export type DrawRecords = ReturnType<typeof createDrawRecords>

/** Records of draws, which anyone can check afterwards. */
export function createDrawRecords(documents: Documents) {
  const places = new Map<string, Promise<ReadonlyMap<number, number>>>()

  async function read(id: string): Promise<DrawRecord | null> {
    const text = ID.test(id) ? await documents.read(nameOf(id)) : null
    return text === null ? null : recordIn(text)
  }

  async function placesIn(id: string): Promise<ReadonlyMap<number, number>> {
    const order = (await read(id))?.order ?? []
    return new Map(order.map((number, place) => [number, place]))
  }

  /** Stores a draw and returns its order: the same in all processes that draw the same. */
  async function keep(drawn: Drawn): Promise<readonly number[]> {
    const { action, opensAt, draw, entrants, now } = drawn
    const before = await documents.read(nameOf(draw.id))
    const kept = before === null ? null : recordIn(before).order
    // Drawn by a process that was lost before seating. Numbers issued since then take part too.
    if (kept && hasAll(kept, entrants)) return kept
    const result = resultOf(await orderOf(draw, draw.byNetwork === false ? entrants.map(alone) : entrants))
    const record = { ...publicPart(action, opensAt, draw), key: draw.key, drawnAt: timeOf(now), ...result }
    if (!(await documents.replace(nameOf(draw.id), before, JSON.stringify(record)))) return keep(drawn)
    places.delete(draw.id)
    return result.order
  }

  return {
    read,
    keep,
    /** Returns the place of a number among those drawn, from 0; null if it did not take part. */
    async placeOf({ id }: Draw, number: number): Promise<number | null> {
      const known = places.get(id) ?? placesIn(id)
      places.set(id, known)
      known.catch(() => places.delete(id))
      return (await known).get(number) ?? null
    },
  }
}

/** Returns the public record of a draw before its opening. */
export function pendingRecord(action: string, { opensAt, draw }: Schedule): DrawRecord | null {
  if (!draw) return null
  const open = { key: null, drawnAt: null, order: null, groups: null, lots: null, networks: null }
  return { ...publicPart(action, opensAt, draw), ...open }
}

function publicPart(action: string, opensAt: number, draw: DrawPlan) {
  const byNetwork = draw.byNetwork !== false
  return { id: draw.id, action, opensAt: timeOf(opensAt), commitment: commitmentTo(draw), byNetwork }
}

/** Counts the networks of an order. Their digests stay on the server. */
function resultOf(order: readonly Entrant[]) {
  const counted = new Map<number, number>()
  const groups = order.map(({ number, group }) => {
    const network = group || -number
    if (!counted.has(network)) counted.set(network, counted.size + 1)
    return counted.get(network) ?? 0
  })
  return { order: order.map(({ number }) => number), groups, lots: order.length, networks: counted.size }
}

function hasAll(kept: readonly number[], entrants: readonly Entrant[]): boolean {
  const known = new Set(kept)
  return entrants.every(({ number }) => known.has(number))
}

const alone = ({ number }: Entrant): Entrant => ({ number, group: 0 })

const recordIn = (text: string) => v.parse(recordShape, JSON.parse(text))
const nameOf = (id: string) => `draw-${id}`
const timeOf = (ms: number) => new Date(ms).toISOString()
