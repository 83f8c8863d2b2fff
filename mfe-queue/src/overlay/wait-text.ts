import { texts } from '../texts.ko.ts'

/** A configured amount past which the exact one is not shown; null shows every amount. */
type Limit = number | null

const SECONDS_AN_HOUR = 3600
const SECONDS_A_MINUTE = 60

/** A wait in hours, minutes and seconds, rounded up, without hours and minutes that are zero (QUE-03). */
export function waitText(seconds: number, limit: Limit): string {
  if (isBeyond(limit, seconds)) return texts.orMore(waitText(limit, null))
  const whole = Math.ceil(seconds)
  return [minutesText(whole), texts.seconds(whole % SECONDS_A_MINUTE)].filter(Boolean).join(' ')
}

/** The same for the ear, in minutes: it is heard only now and then. */
export function roughWaitText(seconds: number, limit: Limit): string {
  if (isBeyond(limit, seconds)) return texts.orMore(roughWaitText(limit, null))
  if (seconds < SECONDS_A_MINUTE) return texts.underAMinute
  return texts.about(minutesText(Math.ceil(seconds / SECONDS_A_MINUTE) * SECONDS_A_MINUTE))
}

/** A number of people with thousands commas, or that there are many. */
export function peopleText(count: number, limit: Limit): string {
  return isBeyond(limit, count) ? texts.many : texts.people(count.toLocaleString('ko-KR'))
}

function minutesText(seconds: number): string {
  const hours = Math.floor(seconds / SECONDS_AN_HOUR)
  const minutes = Math.floor((seconds % SECONDS_AN_HOUR) / SECONDS_A_MINUTE)
  return [hours && texts.hours(hours), minutes && texts.minutes(minutes)].filter(Boolean).join(' ')
}

function isBeyond(limit: Limit, amount: number): limit is number {
  return limit !== null && amount > limit
}
