import { returnCode } from 'queue-protocol'
import type { LineJournal } from './line-journal.ts'
import type { Line } from './line.ts'
import type { Lane, Place, ReturnCode, TicketReply } from './lines.ts'
import { freeEntryIn } from './modes.ts'
import type { Ticket, TicketOffice } from './ticket-office.ts'
import { ticketState } from './ticket-state.ts'
import * as t from './time-limits.ts'

const { PRESENT, INSIDE, PLACELESS } = ticketState

/** Decides about tickets that ask for their turn. */
export class Entry {
  readonly #office: TicketOffice
  readonly #journal: LineJournal
  /** The second in which the pace of a line was last kept. */
  readonly #paceKeptIn = new Map<Line, number>()

  constructor(office: TicketOffice, journal: LineJournal) {
    this.#office = office
    this.#journal = journal
  }

  /** Lets a waiting ticket in if it is its turn. */
  checkIn(ticket: Ticket, lane: Lane = 'usual'): TicketReply {
    const { line, number, at } = ticket
    const freeEntry = freeEntryIn(line.settings())
    if (freeEntry) return this.#enter(ticket, freeEntry)
    if (line.isTurnOf(number, at)) return this.#enter(ticket, returnCode.SUCCESS)
    if (lane === 'priority' && line.mayPass(number, at)) return this.#enter(ticket, returnCode.SUCCESS, true)
    return this.keepWaiting(ticket, lane)
  }

  /** Keeps a ticket present until its next question. */
  keepWaiting({ key, line, number, at }: Ticket, lane?: Lane): TicketReply {
    line.tickets.setState(number, PRESENT)
    const place = line.place(number, at, lane)
    line.tickets.setDeadline(number, at + t.presentFor(Math.max(1, place.recheckAfterS)))
    return { code: returnCode.CONTINUE, key, place }
  }

  /** Restarts the time of a turn. */
  extend(ticket: Ticket): TicketReply {
    ticket.line.extend(ticket.number, ticket.at)
    this.#office.become(ticket, INSIDE)
    return turnReply(ticket, returnCode.CONTINUE, t.NEXT_NOTICE_AFTER_S)
  }

  // Clients with an express number never give their turn back, so it takes no place.
  #enter(ticket: Ticket, code: ReturnCode, hasPassed = false): TicketReply {
    this.#office.become(ticket, code === returnCode.EXPRESS ? PLACELESS : INSIDE)
    ticket.line.countEntry(ticket.number, ticket.at, hasPassed)
    this.#keepPace(ticket)
    return turnReply(ticket, code)
  }

  // Stores the pace once a second, so that the estimate survives a restart.
  #keepPace({ line, at }: Ticket): void {
    const second = Math.floor(at / 1_000)
    if (this.#paceKeptIn.get(line) === second) return
    this.#paceKeptIn.set(line, second)
    this.#journal.keepPace(line.action, line.lastPace())
  }
}

/** Returns the reply about a turn that has begun. */
export function turnReply({ key, line, at }: Ticket, code: ReturnCode, recheckAfterS = 0): TicketReply {
  const place: Place = { ahead: 0, behind: 0, perSecond: line.perSecond(at), recheckAfterS }
  return { code, key, place }
}
