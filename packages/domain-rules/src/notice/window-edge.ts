import { instant, type TimeWindow } from '../korea-time.ts'

const ANNOUNCED_AHEAD_MS = 3 * 24 * 3_600_000

/**
 * Milliseconds until a window next begins or ends; null when it is over for good. What goes by the window may have to
 * change then, by itself (GP-06).
 */
export function untilNextEdge(now: Date, { from, until }: TimeWindow): number | null {
  const ahead = [instant(from), instant(until)].filter(edge => edge > now.getTime())
  return ahead.length ? Math.min(...ahead) - now.getTime() : null
}

/** How long a window is, in hours (POPUP-23). */
export function hoursOf({ from, until }: TimeWindow): number {
  return (instant(until) - instant(from)) / 3_600_000
}

/** When to tell of a window: from three days before it begins until it ends. */
export function announced({ from, until }: TimeWindow): TimeWindow {
  return { from: new Date(instant(from) - ANNOUNCED_AHEAD_MS).toISOString(), until }
}
