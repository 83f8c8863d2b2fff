import { returnCode } from 'domain-rules/queue'
import { createLine, type Line } from './line.ts'
import type { Lines, Place, ReturnCode, Turn } from './lines.ts'
import { freeEntryIn, refusalIn } from './modes.ts'
import { createTickets, type Ticket } from './tickets.ts'

const MISSED_CHECKS = 2
const GRACE_MS = 2_000
const NUMBER_KEPT_MS = 30 * 60_000
const UNUSED_NUMBER_KEPT_MS = 5 * 60_000
const TURN_LASTS_MS = 60_000
const ENDED_TICKET_KEPT_MS = 10 * 60_000
const NEXT_NOTICE_AFTER_S = 10

type Options = {
  actions: readonly string[]
  /** Milliseconds that only ever grow. */
  now: () => number
  newKey: () => string
}

/** Lines in the memory of this process. What has run out is put away by the questions that come after it. */
export function createMemoryLines({ actions, now, newKey }: Options): Lines {
  const lines = new Map(actions.map(action => [action, createLine()]))
  const tickets = createTickets({ now, newKey, onDue: endTime })

  return {
    async join(action) {
      tickets.endDue()
      const line = lines.get(action)
      return line ? (refused(line) ?? checkIn(tickets.issue(line))) : { code: returnCode.NO_ACTION }
    },
    async check(key) {
      const ticket = find(key)
      if (!ticket) return { code: returnCode.NO_SUCH_KEY }
      if (ticket.state === 'waiting') return refused(ticket.line) ?? checkIn(ticket)
      return ended(ticket) ?? turn(ticket, returnCode.SUCCESS)
    },
    async stayAlive(key) {
      const ticket = find(key)
      if (!ticket) return { code: returnCode.NO_SUCH_KEY }
      if (ticket.state === 'waiting') return keepWaiting(ticket)
      return ended(ticket) ?? extend(ticket)
    },
    async complete(key) {
      const ticket = find(key)
      if (!ticket) return returnCode.NO_SUCH_KEY
      if (ticket.state === 'waiting') return returnCode.KEY_OF_ANOTHER_SERVER
      if (ticket.state === 'completed') return returnCode.ALREADY_COMPLETED
      ticket.line.countCompleted()
      end(ticket, 'completed')
      return returnCode.SUCCESS
    },
    async leave(key) {
      const ticket = find(key)
      if (!ticket) return returnCode.NO_SUCH_KEY
      forget(ticket)
      return returnCode.SUCCESS
    },
    async steer(action, settings) {
      lines.get(action)?.steer(settings)
      return lines.has(action)
    },
    async report() {
      tickets.endDue()
      return new Map([...lines].map(([action, line]) => [action, line.report()]))
    },
  }

  function find(key: string): Ticket | undefined {
    tickets.endDue()
    const ticket = tickets.find(key)
    if (ticket) ticket.hasComeBack = true
    return ticket
  }

  function checkIn(ticket: Ticket): Turn {
    const { line, number } = ticket
    const freeEntry = freeEntryIn(line.settings())
    if (freeEntry) return enter(ticket, freeEntry)
    return line.isTurnOf(number, now()) ? enter(ticket, returnCode.SUCCESS) : keepWaiting(ticket)
  }

  function keepWaiting(ticket: Ticket): Turn {
    const { key, line, number } = ticket
    line.present.add(number)
    const place = line.place(number, now())
    tickets.keepFor(ticket, MISSED_CHECKS * place.recheckAfterS * 1_000 + GRACE_MS)
    return { code: returnCode.CONTINUE, key, place }
  }

  // Clients with an express number never give their turn back, so it must not take a place.
  function enter(ticket: Ticket, code: ReturnCode): Turn {
    const takesPlace = code !== returnCode.EXPRESS
    ticket.line.present.remove(ticket.number)
    ticket.line.enter(now(), takesPlace)
    ticket.state = takesPlace ? 'inside' : 'placeless'
    tickets.keepFor(ticket, takesPlace ? TURN_LASTS_MS : ENDED_TICKET_KEPT_MS)
    return turn(ticket, code)
  }

  function extend(ticket: Ticket): Turn {
    tickets.keepFor(ticket, TURN_LASTS_MS)
    return turn(ticket, returnCode.CONTINUE, NEXT_NOTICE_AFTER_S)
  }

  function turn({ key, line }: Ticket, code: ReturnCode, recheckAfterS = 0): Turn {
    const place: Place = { ahead: 0, behind: 0, perSecond: line.perSecond(now()), recheckAfterS }
    return { code, key, place }
  }

  function endTime(ticket: Ticket): void {
    const { line, number, state } = ticket
    const hasStoppedAsking = state === 'waiting' && line.present.has(number)
    if (hasStoppedAsking) passOver(ticket)
    else if (state === 'inside') end(ticket, 'placeless')
    else forget(ticket)
  }

  function passOver(ticket: Ticket): void {
    giveUpPlace(ticket)
    tickets.keepFor(ticket, ticket.hasComeBack ? NUMBER_KEPT_MS : UNUSED_NUMBER_KEPT_MS)
  }

  function forget(ticket: Ticket): void {
    giveUpPlace(ticket)
    tickets.forget(ticket)
  }

  function end(ticket: Ticket, state: 'placeless' | 'completed'): void {
    giveUpPlace(ticket)
    ticket.state = state
    tickets.keepFor(ticket, ENDED_TICKET_KEPT_MS)
  }
}

function refused(line: Line): Turn | undefined {
  const code = refusalIn(line.settings())
  return code && { code }
}

function ended({ state }: Ticket): Turn | undefined {
  if (state === 'completed') return { code: returnCode.ALREADY_COMPLETED }
  return state === 'placeless' ? { code: returnCode.EXPIRED } : undefined
}

function giveUpPlace({ line, number, state }: Ticket): void {
  line.present.remove(number)
  if (state === 'inside') line.freePlace()
}
