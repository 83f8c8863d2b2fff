import { returnCode } from 'queue-protocol'
import { NOTHING_KEPT, type LineJournal } from './line-journal.ts'
import { createLine, type Line } from './line.ts'
import type { Lane, Lines, Place, ReturnCode, TicketReply } from './lines.ts'
import { freeEntryIn, refusalIn, refusalToNewIn } from './modes.ts'
import type { TicketKeys } from './ticket-keys.ts'
import { hasEntered, isWaiting, ticketState, type TicketState } from './ticket-state.ts'
import * as t from './time-limits.ts'

const { PRESENT, ABSENT, INSIDE, PLACELESS, COMPLETED, FORGOTTEN } = ticketState

/** What a ticket is when its time is over. */
const afterTimeIn = {
  [FORGOTTEN]: FORGOTTEN,
  [PRESENT]: ABSENT,
  [ABSENT]: FORGOTTEN,
  [INSIDE]: PLACELESS,
  [PLACELESS]: FORGOTTEN,
  [COMPLETED]: FORGOTTEN,
} as const

type Options = {
  actions: readonly string[]
  /** Milliseconds that only ever grow. */
  now: () => number
  keys: TicketKeys
  /** Where the lines were kept, and are to be kept; nothing is kept without. */
  journal?: LineJournal
}

/** A number, and when its question came: one moment for all that is decided about it. */
type Ticket = { line: Line; number: number; key: string; at: number }

/** Lines in the memory of this process. What has run out is put away by the questions that come after it. */
export function createMemoryLines({ actions, now, keys, journal = NOTHING_KEPT }: Options): Lines {
  const lines = new Map(actions.map(action => [action, emptyLine(action)]))
  const paceKeptIn = new Map<Line, number>()
  /** The first number of those who were seated together, by the name that was given. */
  const seated = new Map<string, readonly number[]>()
  journal.restore(lines)
  for (const line of lines.values()) giveTimeToComeBack(line)

  return {
    join(action, lane) {
      const line = lines.get(action)
      if (!line) return { code: returnCode.NO_ACTION }
      const at = now()
      endDue(line, at)
      const code = refusalToNewIn(line.settings())
      return code ? { code } : checkIn(issue(line, at), lane)
    },
    check(key, lane) {
      const ticket = find(key)
      if (!ticket) return { code: returnCode.NO_SUCH_KEY }
      if (isWaiting(stateOf(ticket))) return refused(ticket.line) ?? checkIn(ticket, lane)
      return ended(ticket) ?? turn(ticket, returnCode.SUCCESS)
    },
    stayAlive(key) {
      const ticket = find(key)
      if (!ticket) return { code: returnCode.NO_SUCH_KEY }
      if (isWaiting(stateOf(ticket))) return keepWaiting(ticket)
      return ended(ticket) ?? extend(ticket)
    },
    complete(key) {
      const ticket = find(key)
      if (!ticket) return returnCode.NO_SUCH_KEY
      if (!hasEntered(stateOf(ticket)))
        return stateOf(ticket) === COMPLETED ? returnCode.ALREADY_COMPLETED : returnCode.KEY_OF_ANOTHER_SERVER
      become(ticket, COMPLETED)
      return returnCode.SUCCESS
    },
    leave(key) {
      const ticket = find(key)
      if (!ticket) return returnCode.NO_SUCH_KEY
      ticket.line.tickets.setState(ticket.number, FORGOTTEN)
      return returnCode.SUCCESS
    },
    async steer(action, settings, expected) {
      const line = lines.get(action)
      if (!line) return 'no such line'
      const { revision = 0 } = line.settings()
      if (expected !== undefined && expected !== revision) return 'changed since'
      const changed = { ...settings, revision: revision + 1 }
      line.steer(changed)
      journal.keepSettings(action, changed)
      return 'done'
    },
    settingsOf: async action => lines.get(action)?.settings(),
    async report() {
      for (const line of lines.values()) endDue(line, now())
      return new Map([...lines].map(([action, line]) => [action, line.report(now())]))
    },
    nameOf: async key => keys.read(key),
    keyOf: async ({ action, number }) => keys.write(action, number),
    async waiting(action) {
      const line = lines.get(action)
      if (!line) return []
      endDue(line, now())
      const all = [...line.tickets.known()].filter(number => isWaiting(line.tickets.stateOf(number)))
      return all.map(number => ({ number, isPresent: line.tickets.stateOf(number) === PRESENT }))
    },
    async seat(action, present, name) {
      const line = lines.get(action)
      if (!line) return 0
      endDue(line, now())
      const [first = 0] = seated.get(name) ?? present.map(isPresent => seatOne(line, isPresent))
      seated.set(name, [first])
      return first
    },
  }

  // They come when they have heard that their place is known, each at the end of what they were last told to wait.
  function seatOne(line: Line, isPresent: boolean): number {
    const number = line.tickets.issue()
    line.tickets.setComeBack(number)
    if (!isPresent) line.tickets.setState(number, ABSENT)
    const presentMs = t.presentFor(line.place(number, now()).recheckAfterS) + t.LONGEST_SILENCE_MS
    line.tickets.setDeadline(number, now() + (isPresent ? presentMs : t.usualTimeMs[ABSENT]))
    return number
  }

  function emptyLine(action: string): Line {
    return createLine({
      action,
      now: now(),
      onChange: (number, state) => journal.keepState(action, number, state),
    })
  }

  /** While no one could ask, no one was absent. */
  function giveTimeToComeBack(line: Line): void {
    for (const number of line.tickets.known()) {
      const state = line.tickets.stateOf(number)
      const { recheckAfterS } = line.place(number, now())
      const presentMs = t.presentFor(recheckAfterS) + t.LONGEST_SILENCE_MS
      line.tickets.setDeadline(number, now() + (state === PRESENT ? presentMs : t.usualTimeMs[state]))
    }
  }

  function issue(line: Line, at: number): Ticket {
    const number = line.tickets.issue()
    return { line, number, key: keys.write(line.action, number), at }
  }

  function find(key: string): Ticket | undefined {
    const name = keys.read(key)
    const line = name && lines.get(name.action)
    if (!line) return undefined
    const at = now()
    endDue(line, at)
    if (line.tickets.stateOf(name.number) === FORGOTTEN) return undefined
    line.tickets.setComeBack(name.number)
    return { line, number: name.number, key, at }
  }

  function checkIn(ticket: Ticket, lane: Lane = 'usual'): TicketReply {
    const { line, number, at } = ticket
    const freeEntry = freeEntryIn(line.settings())
    if (freeEntry) return enter(ticket, freeEntry)
    if (line.isTurnOf(number, at)) return enter(ticket, returnCode.SUCCESS)
    if (lane === 'priority' && line.mayPass(number, at)) return enter(ticket, returnCode.SUCCESS, true)
    return keepWaiting(ticket, lane)
  }

  function keepWaiting(ticket: Ticket, lane?: Lane): TicketReply {
    const { key, line, number, at } = ticket
    line.tickets.setState(number, PRESENT)
    const place = line.place(number, at, lane)
    line.tickets.setDeadline(number, at + t.presentFor(place.recheckAfterS))
    return { code: returnCode.CONTINUE, key, place }
  }

  // Clients with an express number never give their turn back, so it must not take a place.
  function enter(ticket: Ticket, code: ReturnCode, hasPassed = false): TicketReply {
    const state = code === returnCode.EXPRESS ? PLACELESS : INSIDE
    become(ticket, state)
    ticket.line.countEntry(ticket.at, hasPassed)
    keepPace(ticket)
    return turn(ticket, code)
  }

  // Once a second: after a restart the estimate goes on from there.
  function keepPace({ line, at }: Ticket): void {
    const second = Math.floor(at / 1_000)
    if (paceKeptIn.get(line) === second) return
    paceKeptIn.set(line, second)
    journal.keepPace(line.action, line.lastPace())
  }

  function extend(ticket: Ticket): TicketReply {
    become(ticket, INSIDE)
    return turn(ticket, returnCode.CONTINUE, t.NEXT_NOTICE_AFTER_S)
  }

  function turn({ key, line, at }: Ticket, code: ReturnCode, recheckAfterS = 0): TicketReply {
    const place: Place = { ahead: 0, behind: 0, perSecond: line.perSecond(at), recheckAfterS }
    return { code, key, place }
  }

  function endDue(line: Line, at: number): void {
    const due = line.tickets.takeDue(at)
    if (due.length === 0) return
    journal.together(() => {
      for (const number of due) endTime(line, number, at)
    })
  }

  function endTime({ tickets }: Line, number: number, at: number): void {
    const state = tickets.stateOf(number)
    const next = afterTimeIn[state]
    const keptMs = next === ABSENT ? t.absentFor(tickets.hasComeBack(number)) : t.usualTimeMs[next]
    tickets.setState(number, next)
    if (next !== FORGOTTEN) tickets.setDeadline(number, at + keptMs)
  }

  function become({ line: { tickets }, number, at }: Ticket, state: TicketState): void {
    tickets.setState(number, state)
    tickets.setDeadline(number, at + t.usualTimeMs[state])
  }
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
