import * as t from './texts.ko.ts'

/** The largest amount that is shown exactly; null for no limit. */
type Limit = number | null

const SECONDS_AN_HOUR = 3600
const SECONDS_A_MINUTE = 60

/** Writes a wait in hours, minutes and seconds, rounded up, without leading zeros (QUE-03). */
export function waitText(seconds: number, limit: Limit): string {
  if (isBeyond(limit, seconds)) return t.orMore(waitText(limit, null))
  const whole = Math.ceil(seconds)
  return [minutesText(whole), t.seconds(whole % SECONDS_A_MINUTE)].filter(Boolean).join(' ')
}

/** Writes a wait for screen readers, in minutes, since it is read only now and then. */
export function roughWaitText(seconds: number, limit: Limit): string {
  if (isBeyond(limit, seconds)) return t.orMore(roughWaitText(limit, null))
  if (seconds < SECONDS_A_MINUTE) return t.underAMinute
  return t.about(minutesText(Math.ceil(seconds / SECONDS_A_MINUTE) * SECONDS_A_MINUTE))
}

/** Writes a number of people with thousands commas, or that there are many. */
export function peopleText(count: number, limit: Limit): string {
  return isBeyond(limit, count) ? t.many : t.people(count.toLocaleString('ko-KR'))
}

/** Writes the time of day of a moment, to the second, by the device's own clock. */
export function clockText(moment: number): string {
  const twoDigits = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
  return new Date(moment).toLocaleTimeString('ko-KR', { ...twoDigits, hourCycle: 'h23' })
}

function minutesText(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_AN_HOUR)
  const minutes = Math.floor((seconds % SECONDS_AN_HOUR) / SECONDS_A_MINUTE)
  return [hours && t.hours(hours), minutes && t.minutes(minutes)].filter(Boolean).join(' ')
}

function isBeyond(limit: Limit, amount: number): limit is number {
  return limit !== null && amount > limit
}
