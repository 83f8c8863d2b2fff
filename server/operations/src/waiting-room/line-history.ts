import type { LineHistory, LineReport } from 'ops-api'
import { minuteOf } from '../beacons/count-store.ts'

const KEPT = 60
const MINUTE_MS = 60_000

type Lines = Readonly<Record<string, LineReport>>
const FIGURES = ['waiting', 'inside', 'limit', 'perSecond', 'rate'] as const

/** The lines of the last hour by the minute, in memory: a restart begins anew. */
export class LineMinutes {
  #minutes: readonly { at: number; lines: Lines }[] = []

  /** Replaces the former sample of this minute. */
  record(now: Date, lines: Lines): void {
    const at = minuteOf(now).getTime()
    const others = this.#minutes.filter(minute => minute.at !== at && minute.at > at - KEPT * MINUTE_MS)
    this.#minutes = [...others, { at, lines }]
  }

  /** Returns sixty values of each figure, the oldest first, null without a sample. Lines without people are left out. */
  report(now: Date): LineHistory {
    const from = minuteOf(now).getTime() - (KEPT - 1) * MINUTE_MS
    const minutes = Array.from({ length: KEPT }, (_, place) =>
      this.#minutes.find(({ at }) => at === from + place * MINUTE_MS),
    )
    const actions = new Set(minutes.flatMap(minute => Object.entries(minute?.lines ?? {}).flatMap(used)))
    const lines = [...actions].map(action => [
      action,
      Object.fromEntries(
        FIGURES.map(figure => [figure, minutes.map(minute => minute?.lines[action]?.[figure] ?? null)]),
      ),
    ])
    return { from: new Date(from).toISOString(), lines: Object.fromEntries(lines) }
  }
}

function used([action, { waiting, inside }]: [string, LineReport]): string[] {
  return waiting > 0 || inside > 0 ? [action] : []
}
