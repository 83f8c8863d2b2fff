import { NumberTable } from './number-table.ts'
import { PresentNumbers } from './present-numbers.ts'
import { HAS_COME_BACK, hasEntered, isWaiting, ticketState, type TicketState } from './ticket-state.ts'

const STATES = Object.values(ticketState)

/** All entries and completed turns so far, and the people inside now. */
export type TicketCounts = { lastNumber: number; inside: number; entered: number; completed: number }

export type Tickets = ReturnType<typeof createTickets>

/** The tickets of one line by number, until they are forgotten. Times are in milliseconds. */
export function createTickets(now: number, onChange: (number: number, state: TicketState) => void) {
  const table = new NumberTable(now)
  const present = new PresentNumbers()
  const counts: TicketCounts = { lastNumber: 0, inside: 0, entered: 0, completed: 0 }

  return {
    present: present as Pick<PresentNumbers, 'countBelow' | 'has' | 'size'>,
    counts: (): Readonly<TicketCounts> => counts,
    /** Issues the next number, which is present. */
    issue(): number {
      const number = counts.lastNumber + 1
      setState(number, ticketState.PRESENT)
      return number
    },
    stateOf,
    setState,
    hasComeBack: (number: number) => (table.stateOf(number) & HAS_COME_BACK) !== 0,
    /** Marks a number that has asked again, if it is still kept. */
    setComeBack(number: number): void {
      const state = table.stateOf(number)
      if (state !== ticketState.FORGOTTEN) table.setState(number, state | HAS_COME_BACK)
    },
    setDeadline: (number: number, at: number) => table.setDeadline(number, at),
    takeDue: (time: number) => table.takeDue(time),
    known: () => table.known(),
    /** Sets the counts; people inside are counted by their states. */
    restoreCounts: (restored: Partial<Omit<TicketCounts, 'inside'>>) => void Object.assign(counts, restored),
  }

  function stateOf(number: number): TicketState {
    return STATES[table.stateOf(number) & ~HAS_COME_BACK] ?? ticketState.FORGOTTEN
  }

  function setState(number: number, state: TicketState): void {
    const before = stateOf(number)
    if (state === before) return
    count(number, before, state)
    const flag = table.stateOf(number) & HAS_COME_BACK
    table.setState(number, state === ticketState.FORGOTTEN ? state : state | flag)
    if (state === ticketState.PRESENT) present.add(number)
    else present.remove(number)
    onChange(number, state)
  }

  function count(number: number, before: TicketState, after: TicketState): void {
    counts.lastNumber = Math.max(counts.lastNumber, number)
    if (isWaiting(before) && hasEntered(after)) counts.entered += 1
    if (after === ticketState.COMPLETED) counts.completed += 1
    if (after === ticketState.INSIDE) counts.inside += 1
    if (before === ticketState.INSIDE) counts.inside -= 1
  }
}
