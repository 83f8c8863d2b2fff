import type { LastPace } from './line-journal.ts'
import type { Lane, LineReport, LineSettings, Place } from './lines.ts'
import { goesOnIn } from './modes.ts'
import { createPace } from './pace.ts'
import { createPriorityLane } from './priority-lane.ts'
import { createRecentEntries } from './recent-entries.ts'
import { ticketState, type TicketState } from './ticket-state.ts'
import { createTickets, type Tickets } from './tickets.ts'
import { TurnTimes } from './turn-times.ts'

/** The entries per second below which clients expect none. */
export const SLOWEST_PACE = 0.05
const PACE_OF_STOPPED = 1
/** The usual time in which the next person takes a free place. */
const GAP_S = 0.15
const CHECKS_PER_TURN = 20
const SHORTEST_RECHECK_S = 0.15
const CHECKS_PER_WAIT = 8
const LONGEST_RECHECK_S = 30
const LONGEST_RECHECK_OF_PRIORITY_S = 3

type Options = {
  action: string
  /** A steady clock in milliseconds. */
  now: () => number
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
  readonly #turns = new TurnTimes()
  #settings: LineSettings = { mode: 'open' }

  constructor({ action, now, onChange }: Options) {
    this.action = action
    this.#begin = now()
    this.tickets = createTickets(this.#begin, (number, state) => {
      if (state !== ticketState.INSIDE) this.#turns.end(number, now())
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
    const waitS = ahead / perSecond
    const recheckAfterS = waitS < 1 ? this.#recheckOfNext(waitS, perSecond) : recheckSeconds(waitS)
    return { ahead, behind, perSecond, recheckAfterS: Math.min(recheckAfterS, longest) }
  }

  /** Returns the expected entries per second. */
  perSecond(now: number): number {
    const { limit = Infinity, rate = Infinity } = this.#settings
    const expected = Math.min(limit / (this.#turns.mean(now) + GAP_S), rate / (1 + GAP_S))
    const isKnown = expected > 0 && expected < Infinity
    if (isKnown && goesOnIn(this.#settings)) return Math.max(SLOWEST_PACE, expected)
    return Math.max(PACE_OF_STOPPED, this.#pace.perSecond(now))
  }

  /** Begins the time of a turn anew. */
  extend(number: number, now: number): void {
    this.#turns.begin(number, now)
  }

  /** Counts an entry towards the rate and the pace. */
  countEntry(number: number, now: number, hasPassed = false): void {
    // An express number has no turn that could end.
    if (this.tickets.stateOf(number) === ticketState.INSIDE) this.#turns.begin(number, now)
    this.#recent.add(now)
    this.#pace.count(now)
    this.#lane.countEntry(hasPassed)
  }

  lastPace(): LastPace {
    return { pace: this.#pace.last(), turnS: this.#turns.meanOfEnded() }
  }

  restorePace({ pace, turnS }: LastPace): void {
    this.#pace.restore(pace, this.#begin)
    if (turnS !== undefined) this.#turns.restore(turnS)
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

  /** Returns the pause of people who enter within a second: the shorter the turns, the sooner a free place is taken. */
  #recheckOfNext(waitS: number, perSecond: number): number {
    const { limit = Infinity, rate = Infinity } = this.#settings
    const takenForS = goesOnIn(this.#settings) ? Math.min(limit, rate) / perSecond : Infinity
    const hundredths = Math.round(Math.max(takenForS / CHECKS_PER_TURN, waitS / 2) * 100)
    return Math.min(Math.max(hundredths / 100, SHORTEST_RECHECK_S), 1)
  }
}

function recheckSeconds(waitSeconds: number): number {
  return Math.min(Math.max(Math.round(waitSeconds / CHECKS_PER_WAIT), 1), LONGEST_RECHECK_S)
}
