import { ticketState } from './ticket-state.ts'

const MISSED_CHECKS = 2
const GRACE_MS = 2_000
const MINUTE_MS = 60_000
const NUMBER_KEPT_MS = 30 * MINUTE_MS
const UNUSED_NUMBER_KEPT_MS = 5 * MINUTE_MS

const TURN_LASTS_MS = MINUTE_MS
const ENDED_TICKET_KEPT_MS = 10 * MINUTE_MS
export const NEXT_NOTICE_AFTER_S = 10
/** Clients that get no reply ask again every 8 s. */
export const LONGEST_SILENCE_MS = 8_000

/** How long one who waits counts as present after a question. */
export function presentFor(recheckAfterS: number): number {
  return MISSED_CHECKS * recheckAfterS * 1_000 + GRACE_MS
}

/** How long the number of one who has stopped asking is kept. */
export function absentFor(hasComeBack: boolean): number {
  return hasComeBack ? NUMBER_KEPT_MS : UNUSED_NUMBER_KEPT_MS
}

/** How long a ticket in this state stays as it is, unless more is known. */
export const usualTimeMs = {
  [ticketState.FORGOTTEN]: 0,
  [ticketState.PRESENT]: presentFor(1),
  [ticketState.ABSENT]: NUMBER_KEPT_MS,
  [ticketState.INSIDE]: TURN_LASTS_MS,
  [ticketState.PLACELESS]: ENDED_TICKET_KEPT_MS,
  [ticketState.COMPLETED]: ENDED_TICKET_KEPT_MS,
} as const
