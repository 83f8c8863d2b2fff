import type { LineJournal } from './line-journal.ts'
import { Line } from './line.ts'
import type { TicketKeys } from './ticket-keys.ts'
import { ticketState, type TicketState } from './ticket-state.ts'
import * as t from './time-limits.ts'

const { PRESENT, ABSENT, INSIDE, PLACELESS, COMPLETED, FORGOTTEN } = ticketState

/** The state of a ticket after its time has run out. */
const afterTimeIn = {
  [FORGOTTEN]: FORGOTTEN,
  [PRESENT]: ABSENT,
  [ABSENT]: FORGOTTEN,
  [INSIDE]: PLACELESS,
  [PLACELESS]: FORGOTTEN,
  [COMPLETED]: FORGOTTEN,
} as const

/** A ticket and the moment of its question, which holds for all that is decided about it. */
export type Ticket = { line: Line; number: number; key: string; at: number }

type Options = {
  actions: readonly string[]
  /** A steady clock in milliseconds. */
  now: () => number
  keys: TicketKeys
  journal: LineJournal
}

/** Issues and finds tickets, and ends those whose time has run out. */
export class TicketOffice {
  readonly lines: ReadonlyMap<string, Line>
  readonly #now: () => number
  readonly #keys: TicketKeys
  readonly #journal: LineJournal

  constructor({ actions, now, keys, journal }: Options) {
    this.#now = now
    this.#keys = keys
    this.#journal = journal
    const emptyLine = (action: string) =>
      new Line({ action, now, onChange: (number, state) => journal.keepState(action, number, state) })
    this.lines = new Map(actions.map(action => [action, emptyLine(action)]))
    journal.restore(this.lines)
    for (const line of this.lines.values()) this.#giveTimeToComeBack(line)
  }

  issue(line: Line, at: number, network?: string): Ticket {
    const number = line.tickets.issue()
    if (network !== undefined) {
      const group = this.#keys.groupOf(network)
      line.groups.set(number, group)
      this.#journal.keepGroup(line.action, number, group)
    }
    return { line, number, key: this.#keys.write(line.action, number), at }
  }

  /** Returns the ticket of a key; undefined for an unknown key, or a number that is no longer kept. */
  find(key: string): Ticket | undefined {
    const name = this.#keys.read(key)
    const line = name && this.lines.get(name.action)
    if (!line) return undefined
    const at = this.endDue(line)
    if (line.tickets.stateOf(name.number) === FORGOTTEN) return undefined
    line.tickets.setComeBack(name.number)
    return { line, number: name.number, key, at }
  }

  become({ line: { tickets }, number, at }: Ticket, state: TicketState): void {
    tickets.setState(number, state)
    tickets.setDeadline(number, at + t.usualTimeMs[state])
  }

  /** Ends the time of all tickets that are due; returns the time now. */
  endDue(line: Line): number {
    const at = this.#now()
    const due = line.tickets.takeDue(at)
    if (due.length > 0)
      this.#journal.together(() => {
        for (const number of due) endTime(line, number, at)
      })
    return at
  }

  /** After a restart: nobody was absent while nobody could ask. */
  #giveTimeToComeBack(line: Line): void {
    const now = this.#now()
    for (const number of line.tickets.known()) {
      const state = line.tickets.stateOf(number)
      const keptMs = state === PRESENT ? presentMs(line, number, now) : t.usualTimeMs[state]
      line.tickets.setDeadline(number, now + keptMs)
    }
  }
}

/** Returns the time for which a number stays present whose client last asked some time ago. */
export function presentMs(line: Line, number: number, now: number): number {
  return t.presentFor(line.place(number, now).recheckAfterS) + t.LONGEST_SILENCE_MS
}

function endTime({ tickets }: Line, number: number, at: number): void {
  const next = afterTimeIn[tickets.stateOf(number)]
  const keptMs = next === ABSENT ? t.absentFor(tickets.hasComeBack(number)) : t.usualTimeMs[next]
  tickets.setState(number, next)
  if (next !== FORGOTTEN) tickets.setDeadline(number, at + keptMs)
}
