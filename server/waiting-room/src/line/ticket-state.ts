import type { Waiting } from './lines.ts'

/**
 * The states of a ticket. An `absent` one has stopped asking and is passed over. A `placeless` one has entered and takes
 * no place inside: its turn has expired, or was never counted.
 */
export const ticketState = {
  FORGOTTEN: 0,
  PRESENT: 1,
  ABSENT: 2,
  INSIDE: 3,
  PLACELESS: 4,
  COMPLETED: 5,
} as const

/** Added to the state at the second question: most tickets without one are not of people. */
export const HAS_COME_BACK = 8

export type TicketState = (typeof ticketState)[keyof typeof ticketState]

const { PRESENT, ABSENT, INSIDE, PLACELESS } = ticketState

/** A number that is kept, with the group of its network; 0 is none. */
export type Known = { number: number; state: number; group: number }

/** Returns the numbers that wait. */
export const waitingAmong = (known: readonly Known[]): Waiting[] =>
  known
    .filter(({ state }) => isWaiting(state))
    .map(({ number, state, group }) => ({ number, isPresent: state === PRESENT, group }))

/** Returns the numbers that are inside. */
export const insideAmong = (known: readonly Known[]): number[] =>
  known.filter(({ state }) => state === INSIDE).map(({ number }) => number)

export const isWaiting = (state: number) => state === PRESENT || state === ABSENT
export const hasEntered = (state: TicketState) => state === INSIDE || state === PLACELESS
