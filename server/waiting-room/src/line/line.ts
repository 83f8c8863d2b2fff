import type { Lane, LineReport, LineSettings, Place } from './lines.ts'
import { goesOnIn } from './modes.ts'
import { createPace } from './pace.ts'
import { createPriorityLane } from './priority-lane.ts'
import { createRecentEntries } from './recent-entries.ts'
import { ticketState, type TicketState } from './ticket-state.ts'
import { createTickets, type Tickets } from './tickets.ts'

const SLOWEST_PACE = 1
const CHECKS_PER_WAIT = 8
const LONGEST_RECHECK_S = 30
const LONGEST_RECHECK_OF_PRIORITY_S = 3

type Options = {
  action: string
  now: number
  /** Called for every ticket whose state changes. */
  onChange: (number: number, state: TicketState) => void
}

/** The line of one action: its tickets, its settings, and its room. Times are in milliseconds. */
export class Line {
  readonly action: string
  readonly tickets: Tickets
  /** The groups of the networks of numbers that wait for a draw. */
  readonly groups = new Map<number, number>()
  readonly #begin: number
  readonly #lane = createPriorityLane()
  readonly #pace = createPace()
  readonly #recent = createRecentEntries()
  #settings: LineSettings = { mode: 'open' }

  constructor({ action, now, onChange }: Options) {
    this.action = action
    this.#begin = now
    this.tickets = createTickets(now, (number, state) => {
      if (state !== ticketState.PRESENT) this.#lane.remove(number)
      if (state === ticketState.FORGOTTEN) this.groups.delete(number)
      onChange(number, state)
    })
  }

  settings(): LineSettings {
    return this.#settings
  }

  steer(settings: LineSettings): void {
    this.#settings = settings
  }

  /** Returns true if there is room for a number and all present before it: nobody is overtaken. */
  isTurnOf(number: number, now: number): boolean {
    return goesOnIn(this.#settings) && this.tickets.present.countBelow(number) < this.#room(now)
  }

  /** Returns true if a number of the priority lane may pass the others now. */
  mayPass(number: number, now: number): boolean {
    return goesOnIn(this.#settings) && this.#lane.mayPass(number) && this.#room(now) >= 1
  }

  place(number: number, now: number, lane: Lane = 'usual'): Place {
    if (lane === 'priority') this.#lane.add(number)
    const { present } = this.tickets
    const ahead = present.countBelow(number)
    const behind = present.size() - ahead - (present.has(number) ? 1 : 0)
    const perSecond = this.perSecond(now)
    const longest = lane === 'priority' ? LONGEST_RECHECK_OF_PRIORITY_S : LONGEST_RECHECK_S
    return { ahead, behind, perSecond, recheckAfterS: Math.min(recheckSeconds(ahead / perSecond), longest) }
  }

  /** Returns the expected entries per second, at least one: old clients read a whole number. */
  perSecond(now: number): number {
    return Math.max(SLOWEST_PACE, this.#expectedPace(now))
  }

  /** Counts an entry towards the rate and the pace. */
  countEntry(now: number, hasPassed = false): void {
    this.#recent.add(now)
    this.#pace.count(now)
    this.#lane.countEntry(hasPassed)
  }

  lastPace(): number {
    return this.#pace.last()
  }

  restorePace(perSecond: number): void {
    this.#pace.restore(perSecond, this.#begin)
  }

  report(now: number): LineReport {
    const { inside, entered, completed } = this.tickets.counts()
    return {
      settings: this.#settings,
      counts: { waiting: this.tickets.present.size(), inside, entered, completed },
      pace: { entered: this.#pace.perSecond(now), expected: this.perSecond(now) },
    }
  }

  #room(now: number): number {
    const { limit = Infinity, rate = Infinity } = this.#settings
    return Math.min(limit - this.tickets.counts().inside, rate - this.#recent.count(now))
  }

  /** Returns the operator's rate if nothing else holds the line up, else the recent pace. */
  #expectedPace(now: number): number {
    const { limit = Infinity, rate } = this.#settings
    const isHeldByRate = rate !== undefined && limit - this.tickets.counts().inside >= rate
    return isHeldByRate ? rate : Math.min(this.#pace.perSecond(now), rate ?? Infinity)
  }
}

function recheckSeconds(waitSeconds: number): number {
  return Math.min(Math.max(Math.round(waitSeconds / CHECKS_PER_WAIT), 1), LONGEST_RECHECK_S)
}
