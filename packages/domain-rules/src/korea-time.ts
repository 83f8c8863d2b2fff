const KOREA_OFFSET = '+09:00'
const KOREA_OFFSET_MS = 9 * 60 * 60 * 1000
const ENDS_WITH_A_ZONE = /(?:Z|[+-]\d{2}:\d{2})$/

/** A stretch of time as ISO date-times; one without a zone is Korea time. */
export type TimeWindow = { from: string; until: string }

/** Returns the day in Korea as YYYY-MM-DD, in any time zone of the machine: every "today" of the programme (a§9). */
export function koreaDate(now: Date): string {
  return new Date(now.getTime() + KOREA_OFFSET_MS).toISOString().slice(0, 10)
}

/**
 * Returns true if the moment is in the window: `from` is inside, `until` is outside (AMB-93).
 * @throws RangeError if one of the two is no date-time
 */
export function isWithin(now: Date, { from, until }: TimeWindow): boolean {
  const begin = instant(from)
  const end = instant(until)
  return begin <= now.getTime() && now.getTime() < end
}

/** Returns a date-time in milliseconds; one without a zone is Korea time. @throws RangeError if it is none */
export function instant(time: string): number {
  const milliseconds = Date.parse(ENDS_WITH_A_ZONE.test(time) ? time : time + KOREA_OFFSET)
  if (Number.isNaN(milliseconds)) throw new RangeError(`Not an ISO date-time: "${time}"`)
  return milliseconds
}
