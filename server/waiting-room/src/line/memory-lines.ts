import { returnCode } from 'domain-rules/queue'
import { NOTHING_KEPT, type LineJournal } from './line-journal.ts'
import { createLine, type Line } from './line.ts'
import type { Lines, Place, ReturnCode, Turn } from './lines.ts'
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

type Ticket = { line: Line; number: number; key: string }

/** Lines in the memory of this process. What has run out is put away by the questions that come after it. */
export function createMemoryLines({ actions, now, keys, journal = NOTHING_KEPT }: Options): Lines {
  const lines = new Map(actions.map(action => [action, emptyLine(action)]))
  journal.restore(lines)
  for (const line of lines.values()) giveTimeToComeBack(line)

  return {
    async join(action) {
      const line = lines.get(action)
      if (!line) return { code: returnCode.NO_ACTION }
      endDue(line)
      const code = refusalToNewIn(line.settings())
      return code ? { code } : checkIn(issue(line))
    },
    async check(key) {
      const ticket = find(key)
      if (!ticket) return { code: returnCode.NO_SUCH_KEY }
      if (isWaiting(stateOf(ticket))) return refused(ticket.line) ?? checkIn(ticket)
      return ended(ticket) ?? turn(ticket, returnCode.SUCCESS)
    },
    async stayAlive(key) {
      const ticket = find(key)
      if (!ticket) return { code: returnCode.NO_SUCH_KEY }
      if (isWaiting(stateOf(ticket))) return keepWaiting(ticket)
      return ended(ticket) ?? extend(ticket)
    },
    async complete(key) {
      const ticket = find(key)
      if (!ticket) return returnCode.NO_SUCH_KEY
      if (!hasEntered(stateOf(ticket)))
        return stateOf(ticket) === COMPLETED ? returnCode.ALREADY_COMPLETED : returnCode.KEY_OF_ANOTHER_SERVER
      become(ticket, COMPLETED)
      return returnCode.SUCCESS
    },
    async leave(key) {
      const ticket = find(key)
      if (!ticket) return returnCode.NO_SUCH_KEY
      ticket.line.tickets.setState(ticket.number, FORGOTTEN)
      return returnCode.SUCCESS
    },
    async steer(action, settings) {
      const line = lines.get(action)
      line?.steer(settings)
      if (line) journal.keepSettings(action, settings)
      return line !== undefined
    },
    async report() {
      for (const line of lines.values()) endDue(line)
      return new Map([...lines].map(([action, line]) => [action, line.report()]))
    },
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

  function issue(line: Line): Ticket {
    const number = line.tickets.issue()
    return { line, number, key: keys.write(line.action, number) }
  }

  function find(key: string): Ticket | undefined {
    const name = keys.read(key)
    const line = name && lines.get(name.action)
    if (!line) return undefined
    endDue(line)
    if (line.tickets.stateOf(name.number) === FORGOTTEN) return undefined
    line.tickets.setComeBack(name.number)
    return { line, number: name.number, key }
  }

  function checkIn(ticket: Ticket): Turn {
    const { line, number } = ticket
    const freeEntry = freeEntryIn(line.settings())
    if (freeEntry) return enter(ticket, freeEntry)
    return line.isTurnOf(number, now()) ? enter(ticket, returnCode.SUCCESS) : keepWaiting(ticket)
  }

  function keepWaiting(ticket: Ticket): Turn {
    const { key, line, number } = ticket
    line.tickets.setState(number, PRESENT)
    const place = line.place(number, now())
    line.tickets.setDeadline(number, now() + t.presentFor(place.recheckAfterS))
    return { code: returnCode.CONTINUE, key, place }
  }

  // Clients with an express number never give their turn back, so it must not take a place.
  function enter(ticket: Ticket, code: ReturnCode): Turn {
    const state = code === returnCode.EXPRESS ? PLACELESS : INSIDE
    become(ticket, state)
    ticket.line.countEntry(now())
    return turn(ticket, code)
  }

  function extend(ticket: Ticket): Turn {
    become(ticket, INSIDE)
    return turn(ticket, returnCode.CONTINUE, t.NEXT_NOTICE_AFTER_S)
  }

  function turn({ key, line }: Ticket, code: ReturnCode, recheckAfterS = 0): Turn {
    const place: Place = { ahead: 0, behind: 0, perSecond: line.perSecond(now()), recheckAfterS }
    return { code, key, place }
  }

  function endDue(line: Line): void {
    for (const number of line.tickets.takeDue(now())) endTime(line, number)
  }

  function endTime({ tickets }: Line, number: number): void {
    const state = tickets.stateOf(number)
    const next = afterTimeIn[state]
    const keptMs = next === ABSENT ? t.absentFor(tickets.hasComeBack(number)) : t.usualTimeMs[next]
    tickets.setState(number, next)
    if (next !== FORGOTTEN) tickets.setDeadline(number, now() + keptMs)
  }

  function become({ line: { tickets }, number }: Ticket, state: TicketState): void {
    tickets.setState(number, state)
    tickets.setDeadline(number, now() + t.usualTimeMs[state])
  }
}

function stateOf({ line, number }: Ticket): TicketState {
  return line.tickets.stateOf(number)
}

function refused(line: Line): Turn | undefined {
  const code = refusalIn(line.settings())
  return code && { code }
}

function ended(ticket: Ticket): Turn | undefined {
  const state = stateOf(ticket)
  if (state === COMPLETED) return { code: returnCode.ALREADY_COMPLETED }
  return state === PLACELESS ? { code: returnCode.EXPIRED } : undefined
}
