import { createPace } from './pace.ts'
import { createPriorityLane } from './priority-lane.ts'
import { createRecentEntries } from './recent-entries.ts'
import { createTickets } from './tickets.ts'
import type { Lane, LineReport, LineSettings, Place } from './lines.ts'
import { goesOnIn } from './modes.ts'
import { ticketState, type TicketState } from './ticket-state.ts'

const SLOWEST_PACE = 1
const CHECKS_PER_WAIT = 8
const LONGEST_RECHECK_S = 30
const LONGEST_RECHECK_OF_PRIORITY_S = 3

/** The line of one action: who is in it, who is inside, and how much room there is. */
export type Line = ReturnType<typeof createLine>

type Options = {
  action: string
  now: number
  /** Hears of every ticket that becomes something else. */
  onChange: (number: number, state: TicketState) => void
}

/** An empty line in which no one has to wait. Times are in milliseconds. */
export function createLine({ action, now: begin, onChange }: Options) {
  const lane = createPriorityLane()
  const tickets = createTickets(begin, (number, state) => {
    if (state !== ticketState.PRESENT) lane.remove(number)
    onChange(number, state)
  })
  const { present } = tickets
  const pace = createPace()
  const recent = createRecentEntries()
  let settings: LineSettings = { mode: 'open' }

  function room(now: number): number {
    const { limit = Infinity, rate = Infinity } = settings
    return Math.min(limit - tickets.counts().inside, rate - recent.count(now))
  }

  return {
    action,
    tickets,
    settings: () => settings,
    steer: (changed: LineSettings) => void (settings = changed),

    /** Whether there is room for a number and for everyone present before it, so that no one is overtaken. */
    isTurnOf: (number: number, now: number) => goesOnIn(settings) && present.countBelow(number) < room(now),
    /** Whether a number of the priority lane may pass those before it now. */
    mayPass: (number: number, now: number) => goesOnIn(settings) && lane.mayPass(number) && room(now) >= 1,

    place(number: number, now: number, of: Lane = 'usual'): Place {
      if (of === 'priority') lane.add(number)
      const ahead = present.countBelow(number)
      const behind = present.size() - ahead - (present.has(number) ? 1 : 0)
      const perSecond = paceOnTheWire(now)
      const longest = of === 'priority' ? LONGEST_RECHECK_OF_PRIORITY_S : LONGEST_RECHECK_S
      return { ahead, behind, perSecond, recheckAfterS: Math.min(recheckSeconds(ahead / perSecond), longest) }
    },
    perSecond: paceOnTheWire,

    /** Counts a person who enters towards the rate and the pace. */
    countEntry(now: number, hasPassed = false) {
      recent.add(now)
      pace.count(now)
      lane.countEntry(hasPassed)
    },
    lastPace: pace.last,
    restorePace: (perSecond: number) => pace.restore(perSecond, begin),
    report(now: number): LineReport {
      const { inside, entered, completed } = tickets.counts()
      return {
        settings,
        counts: { waiting: present.size(), inside, entered, completed },
        pace: { entered: pace.perSecond(now), expected: paceOnTheWire(now) },
      }
    },
  }

  // Clients of old versions read a whole number, and nothing below one.
  function paceOnTheWire(now: number): number {
    return Math.max(SLOWEST_PACE, expectedPace(now))
  }

  /** The operator's rate where nothing else holds the line up; else the pace of late. */
  function expectedPace(now: number): number {
    const { limit = Infinity, rate } = settings
    const isHeldByRate = rate !== undefined && limit - tickets.counts().inside >= rate
    return isHeldByRate ? rate : Math.min(pace.perSecond(now), rate ?? Infinity)
  }
}

function recheckSeconds(waitSeconds: number): number {
  return Math.min(Math.max(Math.round(waitSeconds / CHECKS_PER_WAIT), 1), LONGEST_RECHECK_S)
}
