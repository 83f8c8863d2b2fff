import { ticketState } from './ticket-state.ts'

const MISSED_CHECKS = 2
const GRACE_MS = 2_000
const MINUTE_MS = 60_000
const NUMBER_KEPT_MS = 30 * MINUTE_MS
const UNUSED_NUMBER_KEPT_MS = 5 * MINUTE_MS

const TURN_LASTS_MS = MINUTE_MS
const ENDED_TICKET_KEPT_MS = 10 * MINUTE_MS
export const NEXT_NOTICE_AFTER_S = 10
/** Clients without a reply ask again every 8 s. */
export const LONGEST_SILENCE_MS = 8_000

/** Returns the time for which a number is present after a question, in milliseconds. */
export function presentFor(recheckAfterS: number): number {
  return MISSED_CHECKS * recheckAfterS * 1_000 + GRACE_MS
}

/** Returns the time for which an absent number is kept, in milliseconds. */
export function absentFor(hasComeBack: boolean): number {
  return hasComeBack ? NUMBER_KEPT_MS : UNUSED_NUMBER_KEPT_MS
}

/** The usual time in each state. */
export const usualTimeMs = {
  [ticketState.FORGOTTEN]: 0,
  [ticketState.PRESENT]: presentFor(1),
  [ticketState.ABSENT]: NUMBER_KEPT_MS,
  [ticketState.INSIDE]: TURN_LASTS_MS,
  [ticketState.PLACELESS]: ENDED_TICKET_KEPT_MS,
  [ticketState.COMPLETED]: ENDED_TICKET_KEPT_MS,
} as const
