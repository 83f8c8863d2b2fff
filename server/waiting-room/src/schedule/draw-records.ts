import * as v from 'valibot'
import type { Documents } from '../documents/documents.ts'
import type { Draw, Schedule } from '../line/lines.ts'
import { commitmentTo, orderOf, type DrawSecret } from './draw.ts'

const ID = /^[0-9a-f]{16}$/

const recordShape = v.object({
  id: v.string(),
  action: v.string(),
  opensAt: v.string(),
  /** SHA-256 of the key. */
  commitment: v.string(),
  /** Null before the draw, as the next two. */
  key: v.nullable(v.string()),
  drawnAt: v.nullable(v.string()),
  /** The numbers that took part, in order of entry. */
  order: v.nullable(v.array(v.number())),
})

/** The public record of a draw. It has no personal data. */
export type DrawRecord = v.InferOutput<typeof recordShape>

type Drawn = { action: string; opensAt: number; draw: DrawSecret; numbers: readonly number[]; now: number }

/** Records of draws, which anyone can check afterwards. */
export type DrawRecords = {
  /** Stores a draw and returns its order: the same in all processes that draw the same. */
  keep(drawn: Drawn): Promise<readonly number[]>
  read(id: string): Promise<DrawRecord | null>
  /** Returns the place of a number among those drawn, from 0; null if it did not take part. */
  placeOf(draw: Draw, number: number): Promise<number | null>
}

export function createDrawRecords(documents: Documents): DrawRecords {
  const places = new Map<string, Promise<ReadonlyMap<number, number>>>()

  async function read(id: string): Promise<DrawRecord | null> {
    const text = ID.test(id) ? await documents.read(nameOf(id)) : null
    return text === null ? null : recordIn(text)
  }

  async function placesIn(id: string): Promise<ReadonlyMap<number, number>> {
    const order = (await read(id))?.order ?? []
    return new Map(order.map((number, place) => [number, place]))
  }

  async function keep(drawn: Drawn): Promise<readonly number[]> {
    const { action, opensAt, draw, numbers, now } = drawn
    const before = await documents.read(nameOf(draw.id))
    const kept = before === null ? null : recordIn(before).order
    // Drawn by a process that was lost before seating. Numbers issued since then take part too.
    if (kept && hasAll(kept, numbers)) return kept
    const order = await orderOf(draw, numbers)
    const record = { ...publicPart(action, opensAt, draw), key: draw.key, drawnAt: timeOf(now), order }
    if (!(await documents.replace(nameOf(draw.id), before, JSON.stringify(record)))) return keep(drawn)
    places.delete(draw.id)
    return order
  }

  return {
    read,
    keep,
    async placeOf({ id }, number) {
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
  return { ...publicPart(action, opensAt, draw), key: null, drawnAt: null, order: null }
}

function publicPart(action: string, opensAt: number, draw: DrawSecret) {
  return { id: draw.id, action, opensAt: timeOf(opensAt), commitment: commitmentTo(draw) }
}

function hasAll(kept: readonly number[], numbers: readonly number[]): boolean {
  const known = new Set(kept)
  return numbers.every(number => known.has(number))
}

const recordIn = (text: string) => v.parse(recordShape, JSON.parse(text))
const nameOf = (id: string) => `draw-${id}`
const timeOf = (ms: number) => new Date(ms).toISOString()
