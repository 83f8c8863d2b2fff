const HOURS_AHEAD_MS = 9 * 3_600_000

/** A moment as a field for date and time holds it, in Korea: `2026-03-02T09:00`. */
export function toKoreanTime(moment: string | Date): string {
  return new Date(new Date(moment).getTime() + HOURS_AHEAD_MS).toISOString().slice(0, 16)
}

/** The moment that a field for date and time means in Korea; undefined while it holds none. */
export function fromKoreanTime(field: string): string | undefined {
  const time = Date.parse(`${field}Z`) - HOURS_AHEAD_MS
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}
