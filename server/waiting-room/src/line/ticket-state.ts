/**
 * What a ticket is. Those who are `absent` have stopped asking and are passed over; a `placeless` one has entered and
 * takes no place inside: its turn has run out, or was never counted.
 */
export const ticketState = {
  FORGOTTEN: 0,
  PRESENT: 1,
  ABSENT: 2,
  INSIDE: 3,
  PLACELESS: 4,
  COMPLETED: 5,
} as const

/** Added once the ticket has been asked about again: most of those who never come back were no people. */
export const HAS_COME_BACK = 8

export type TicketState = (typeof ticketState)[keyof typeof ticketState]

const { PRESENT, ABSENT, INSIDE, PLACELESS } = ticketState

export const isWaiting = (state: number) => state === PRESENT || state === ABSENT
export const hasEntered = (state: TicketState) => state === INSIDE || state === PLACELESS
