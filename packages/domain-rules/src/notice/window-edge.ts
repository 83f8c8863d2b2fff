import { instant, type TimeWindow } from '../korea-time.ts'

const ANNOUNCED_AHEAD_MS = 3 * 24 * 3_600_000

/** Returns the milliseconds until a window next begins or ends; null after its end. Everything that depends on the window may change then (GP-06). */
export function untilNextEdge(now: Date, { from, until }: TimeWindow): number | null {
  const ahead = [instant(from), instant(until)].filter(edge => edge > now.getTime())
  return ahead.length ? Math.min(...ahead) - now.getTime() : null
}

/** Returns the length of a window in hours (POPUP-23). */
export function hoursOf({ from, until }: TimeWindow): number {
  return (instant(until) - instant(from)) / 3_600_000
}

/** Returns the window in which a notice of `window` shows: from three days before it begins until it ends. */
export function announced({ from, until }: TimeWindow): TimeWindow {
  return { from: new Date(instant(from) - ANNOUNCED_AHEAD_MS).toISOString(), until }
}
