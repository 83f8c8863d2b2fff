import { SLOWEST_PACE } from '../line/line.ts'
import type { Schedule, TicketOpening, TicketReply } from '../line/lines.ts'

/** After an opening, questions are spread to this rate. */
const QUESTIONS_PER_SECOND = 5_000

/**
 * Returns the reply to a person who waits for an opening: the time until then, and a pace from which other clients
 * estimate it. Before a draw all others count as ahead, since they may be.
 */
export function beforeOpening(
  ticket: TicketReply,
  schedule: Schedule,
  now: number,
  entrant?: number,
): TicketReply {
  if (!ticket.place) return ticket
  const leftS = Math.max(0, Math.ceil((schedule.opensAt - now) / 1_000))
  const { ahead, behind, recheckAfterS } = ticket.place
  const others = ahead + behind
  const before = entrant === undefined ? ahead : others
  const spreadS = (entrant ?? ahead) % (1 + Math.floor(others / QUESTIONS_PER_SECOND))
  return {
    ...ticket,
    place: {
      ahead: before,
      behind: entrant === undefined ? behind : 0,
      perSecond: Math.max(SLOWEST_PACE, Math.max(1, before) / Math.max(1, leftS)),
      recheckAfterS: Math.max(1, Math.min(recheckAfterS, leftS + spreadS)),
    },
    opening: openingOf(schedule, leftS, entrant),
  }
}

function openingOf({ opensAt, draw }: Schedule, leftS: number, entrant?: number): TicketOpening {
  return { opensAt, leftS, ...(draw && entrant !== undefined && { draw: draw.id, entrant }) }
}
