import { createDeadlines } from './deadlines.ts'
import type { Line } from './line.ts'

/** `placeless` have entered and take no place inside: their turn has run out, or was never counted. */
export type Ticket = {
  readonly key: string
  readonly line: Line
  readonly number: number
  state: 'waiting' | 'inside' | 'placeless' | 'completed'
  /** Whether the key has been shown: most of those who never come back were no people. */
  hasComeBack: boolean
}

/** The tickets that have not been forgotten yet. */
export type Tickets = {
  issue(line: Line): Ticket
  find(key: string): Ticket | undefined
  /** Calls `onDue` for the ticket after so many milliseconds, instead of when it was to be called before. */
  keepFor(ticket: Ticket, milliseconds: number): void
  forget(ticket: Ticket): void
  /** Calls `onDue` for those whose time is over; ask for this before reading anything. */
  endDue(): void
}

type Options = { now: () => number; newKey: () => string; onDue: (ticket: Ticket) => void }

export function createTickets({ now, newKey, onDue }: Options): Tickets {
  const tickets = new Map<string, Ticket>()
  const deadlines = createDeadlines<Ticket>()

  return {
    issue(line) {
      const number = line.nextNumber()
      const ticket: Ticket = { key: newKey(), line, number, state: 'waiting', hasComeBack: false }
      tickets.set(ticket.key, ticket)
      return ticket
    },
    find: key => tickets.get(key),
    keepFor: (ticket, milliseconds) => deadlines.set(ticket, now() + milliseconds),
    forget(ticket) {
      deadlines.clear(ticket)
      tickets.delete(ticket.key)
    },
    endDue: () => deadlines.takeDue(now()).forEach(onDue),
  }
}
