import { returnCode } from 'queue-protocol'
import { Entry, turnReply } from './entry.ts'
import { NOTHING_KEPT, type LineJournal } from './line-journal.ts'
import type { Line } from './line.ts'
import type { Lines, LineSettings, ReturnCode, Steered, TicketReply } from './lines.ts'
import { refusalIn, refusalToNewIn } from './modes.ts'
import type { TicketKeys } from './ticket-keys.ts'
import { presentMs, TicketOffice, type Ticket } from './ticket-office.ts'
import {
  hasEntered,
  insideAmong,
  isWaiting,
  ticketState,
  waitingAmong,
  type Known,
  type TicketState,
} from './ticket-state.ts'
import { usualTimeMs } from './time-limits.ts'

const { ABSENT, PLACELESS, COMPLETED, FORGOTTEN } = ticketState

type Options = {
  actions: readonly string[]
  /** A steady clock in milliseconds. */
  now: () => number
  keys: TicketKeys
  /** Restores and keeps the lines; without it nothing is kept. */
  journal?: LineJournal
}

/** Lines in the memory of this process. Each question first ends the tickets whose time has run out. */
export function createMemoryLines({ actions, now, keys, journal = NOTHING_KEPT }: Options): Lines {
  const office = new TicketOffice({ actions, now, keys, journal })
  const { lines } = office
  const entry = new Entry(office, journal)
  /** The first number of each group that was seated, by its name. */
  const seated = new Map<string, number>()
  const about = <T>(key: string, reply: (ticket: Ticket) => T, unknown: T): T => {
    const ticket = office.find(key)
    return ticket ? reply(ticket) : unknown
  }

  return {
    join(action, lane, network) {
      const line = lines.get(action)
      if (!line) return { code: returnCode.NO_ACTION }
      const at = office.endDue(line)
      const code = refusalToNewIn(line.settings())
      return code ? { code } : entry.checkIn(office.issue(line, at, network), lane)
    },
    check: (key, lane) =>
      about(
        key,
        ticket =>
          isWaiting(stateOf(ticket))
            ? (refused(ticket.line) ?? entry.checkIn(ticket, lane))
            : (ended(ticket) ?? turnReply(ticket, returnCode.SUCCESS)),
        UNKNOWN,
      ),
    stayAlive: key =>
      about(
        key,
        ticket =>
          isWaiting(stateOf(ticket)) ? entry.keepWaiting(ticket) : (ended(ticket) ?? entry.extend(ticket)),
        UNKNOWN,
      ),
    complete: key => about(key, ticket => complete(office, ticket), returnCode.NO_SUCH_KEY),
    end: key => about(key, ticket => end(office, ticket), returnCode.NO_SUCH_KEY),
    leave: key => about(key, leave, returnCode.NO_SUCH_KEY),
    steer: async (action, settings, revision) => steer(lines.get(action), journal, settings, revision),
    settingsOf: async action => lines.get(action)?.settings(),
    report: async () =>
      new Map([...lines].map(([action, line]) => [action, line.report(office.endDue(line))])),
    nameOf: async key => keys.read(key),
    keyOf: async ({ action, number }) => keys.write(action, number),
    waiting: async action => waitingAmong(knownIn(office, action)),
    inside: async action => insideAmong(knownIn(office, action)),
    async seat(action, present, name) {
      const line = lines.get(action)
      if (!line) return 0
      const at = office.endDue(line)
      const first = seated.get(name) ?? present.map(isPresent => seatOne(line, isPresent, at))[0] ?? 0
      seated.set(name, first)
      return first
    },
  }
}

const UNKNOWN: TicketReply = { code: returnCode.NO_SUCH_KEY }

function complete(office: TicketOffice, ticket: Ticket): ReturnCode {
  const state = stateOf(ticket)
  if (state === COMPLETED) return returnCode.ALREADY_COMPLETED
  if (!hasEntered(state)) return returnCode.KEY_OF_ANOTHER_SERVER
  office.become(ticket, COMPLETED)
  return returnCode.SUCCESS
}

function end(office: TicketOffice, ticket: Ticket): ReturnCode {
  if (isWaiting(stateOf(ticket))) return returnCode.KEY_OF_ANOTHER_SERVER
  const over = ended(ticket)
  if (over) return over.code
  office.become(ticket, PLACELESS)
  return returnCode.SUCCESS
}

function leave({ line, number }: Ticket): ReturnCode {
  line.tickets.setState(number, FORGOTTEN)
  return returnCode.SUCCESS
}

function steer(
  line: Line | undefined,
  journal: LineJournal,
  settings: LineSettings,
  expected: number | undefined,
): Steered {
  if (!line) return 'no such line'
  const { revision = 0 } = line.settings()
  if (expected !== undefined && expected !== revision) return 'changed since'
  const changed = { ...settings, revision: revision + 1 }
  line.steer(changed)
  journal.keepSettings(line.action, changed)
  return 'done'
}

/** Returns the numbers of an action without those that are due; none for an unknown action. */
function knownIn(office: TicketOffice, action: string): Known[] {
  const line = office.lines.get(action)
  if (!line) return []
  office.endDue(line)
  const { tickets, groups } = line
  return Array.from(tickets.known(), number => ({
    number,
    state: tickets.stateOf(number),
    group: groups.get(number) ?? 0,
  }))
}

// Clients ask for their new place at the end of the wait that they were last told.
function seatOne(line: Line, isPresent: boolean, at: number): number {
  const { tickets } = line
  const number = tickets.issue()
  tickets.setComeBack(number)
  if (!isPresent) tickets.setState(number, ABSENT)
  tickets.setDeadline(number, at + (isPresent ? presentMs(line, number, at) : usualTimeMs[ABSENT]))
  return number
}

function stateOf({ line, number }: Ticket): TicketState {
  return line.tickets.stateOf(number)
}

function refused(line: Line): TicketReply | undefined {
  const code = refusalIn(line.settings())
  return code && { code }
}

function ended(ticket: Ticket): TicketReply | undefined {
  const state = stateOf(ticket)
  if (state === COMPLETED) return { code: returnCode.ALREADY_COMPLETED }
  return state === PLACELESS ? { code: returnCode.EXPIRED } : undefined
}
