const TICKET_AGE_LIMIT_MS = 30 * 60_000
const PACE_WINDOW_MS = 10_000

type Ticket = { action: string; issuedAt: number; isCompleted: boolean }
export type Counts = { entered: number; completed: number }
export type Completion = 'completed' | 'already completed' | 'unknown'

export type Tickets = {
  /** Lets somebody in at once and answers the key of the ticket. */
  enter(action: string): string
  /** The action of a ticket that is still running. */
  find(key: string): { action: string; isCompleted: boolean } | undefined
  complete(key: string): Completion
  /** How many are through per second, of late (`tps`). */
  perSecond(action: string): number
  counts(): Record<string, Counts>
}

/** Tickets in memory. Nobody waits yet: every action is open, but who is in and who is done is counted. */
export function createTickets(now: () => Date, newKey: () => string): Tickets {
  const tickets = new Map<string, Ticket>()
  const counts = new Map<string, Counts>()
  const recentEntries = new Map<string, number[]>()

  return {
    enter(action) {
      forgetOldTickets()
      const key = newKey()
      tickets.set(key, { action, issuedAt: now().getTime(), isCompleted: false })
      countsOf(action).entered += 1
      entriesOfLate(action).push(now().getTime())
      return key
    },
    find: key => tickets.get(key),
    complete(key) {
      const ticket = tickets.get(key)
      if (!ticket) return 'unknown'
      if (ticket.isCompleted) return 'already completed'
      ticket.isCompleted = true
      countsOf(ticket.action).completed += 1
      return 'completed'
    },
    perSecond: action => entriesOfLate(action).length / (PACE_WINDOW_MS / 1_000),
    counts: () => Object.fromEntries(counts),
  }

  function countsOf(action: string): Counts {
    const known = counts.get(action) ?? { entered: 0, completed: 0 }
    counts.set(action, known)
    return known
  }

  function entriesOfLate(action: string): number[] {
    const entries = recentEntries.get(action) ?? []
    const since = now().getTime() - PACE_WINDOW_MS
    entries.splice(0, entries.findLastIndex(time => time <= since) + 1)
    recentEntries.set(action, entries)
    return entries
  }

  // A map keeps the order of insertion, so the oldest tickets come first.
  function forgetOldTickets(): void {
    const since = now().getTime() - TICKET_AGE_LIMIT_MS
    for (const [key, { issuedAt }] of tickets) {
      if (issuedAt > since) return
      tickets.delete(key)
    }
  }
}
