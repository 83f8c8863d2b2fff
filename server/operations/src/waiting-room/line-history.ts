import type { LineHistory, LineReport } from 'ops-api'
import { minuteOf } from '../beacons/count-store.ts'

const KEPT = 60
const MINUTE_MS = 60_000

type Lines = Readonly<Record<string, LineReport>>
const FIGURES = ['waiting', 'inside', 'limit', 'perSecond', 'rate'] as const

/** The lines of the last hour by the minute, in memory: a restart begins anew. */
export class LineMinutes {
  /** By the beginning of the minute, in milliseconds since 1970. */
  readonly #minutes = new Map<number, Lines>()

  /** Replaces the former sample of this minute. */
  record(now: Date, lines: Lines): void {
    const at = minuteOf(now).getTime()
    this.#minutes.set(at, lines)
    for (const minute of this.#minutes.keys())
      if (minute <= at - KEPT * MINUTE_MS) this.#minutes.delete(minute)
  }

  /** Returns sixty values of each figure, the oldest first, null without a sample. Lines without people are left out. */
  report(now: Date): LineHistory {
    const from = minuteOf(now).getTime() - (KEPT - 1) * MINUTE_MS
    const minutes = Array.from({ length: KEPT }, (_, place) => this.#minutes.get(from + place * MINUTE_MS))
    const actions = new Set(minutes.flatMap(lines => Object.entries(lines ?? {}).flatMap(used)))
    const valuesOf = (action: string) =>
      FIGURES.map(figure => [figure, minutes.map(lines => lines?.[action]?.[figure] ?? null)])
    const lines = [...actions].map(action => [action, Object.fromEntries(valuesOf(action))])
    return { from: new Date(from).toISOString(), lines: Object.fromEntries(lines) }
  }
}

function used([action, { waiting, inside }]: [string, LineReport]): string[] {
  return waiting > 0 || inside > 0 ? [action] : []
}
