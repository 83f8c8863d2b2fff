import * as t from './texts.ko.ts'

/** A configured amount past which the exact one is not shown; null shows every amount. */
type Limit = number | null

const SECONDS_AN_HOUR = 3600
const SECONDS_A_MINUTE = 60

/** A wait in hours, minutes and seconds, rounded up, without hours and minutes that are zero (QUE-03). */
export function waitText(seconds: number, limit: Limit): string {
  if (isBeyond(limit, seconds)) return t.orMore(waitText(limit, null))
  const whole = Math.ceil(seconds)
  return [minutesText(whole), t.seconds(whole % SECONDS_A_MINUTE)].filter(Boolean).join(' ')
}

/** The same for the ear, in minutes: it is heard only now and then. */
export function roughWaitText(seconds: number, limit: Limit): string {
  if (isBeyond(limit, seconds)) return t.orMore(roughWaitText(limit, null))
  if (seconds < SECONDS_A_MINUTE) return t.underAMinute
  return t.about(minutesText(Math.ceil(seconds / SECONDS_A_MINUTE) * SECONDS_A_MINUTE))
}

/** A number of people with thousands commas, or that there are many. */
export function peopleText(count: number, limit: Limit): string {
  return isBeyond(limit, count) ? t.many : t.people(count.toLocaleString('ko-KR'))
}

function minutesText(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_AN_HOUR)
  const minutes = Math.floor((seconds % SECONDS_AN_HOUR) / SECONDS_A_MINUTE)
  return [hours && t.hours(hours), minutes && t.minutes(minutes)].filter(Boolean).join(' ')
}

function isBeyond(limit: Limit, amount: number): limit is number {
  return limit !== null && amount > limit
}
