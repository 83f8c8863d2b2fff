import { createPace } from './pace.ts'
import { createRecentEntries } from './recent-entries.ts'
import { createPresentNumbers } from './present-numbers.ts'
import type { LineReport, LineSettings, Place } from './lines.ts'

const SLOWEST_PACE = 1
const CHECKS_PER_WAIT = 8
const LONGEST_RECHECK_S = 30

/** The line of one action: who is in it, who is inside, and how much room there is. */
export type Line = ReturnType<typeof createLine>

/** An empty line in which no one has to wait. Times are in milliseconds. */
export function createLine() {
  const present = createPresentNumbers()
  const pace = createPace()
  const recent = createRecentEntries()
  let settings: LineSettings = { mode: 'open' }
  let lastNumber = 0
  let [inside, entered, completed] = [0, 0, 0]

  function room(now: number): number {
    const { limit = Infinity, rate = Infinity } = settings
    return Math.min(limit - inside, rate - recent.count(now))
  }

  return {
    present,
    settings: () => settings,
    steer: (changed: LineSettings) => void (settings = changed),
    nextNumber: () => (lastNumber += 1),

    /** Whether there is room for a number and for everyone present before it, so that no one is overtaken. */
    isTurnOf: (number: number, now: number) =>
      settings.mode === 'open' && present.countBelow(number) < room(now),

    place(number: number, now: number): Place {
      const ahead = present.countBelow(number)
      const behind = present.size() - ahead - (present.has(number) ? 1 : 0)
      const perSecond = paceOnTheWire(now)
      return { ahead, behind, perSecond, recheckAfterS: recheckSeconds(ahead / perSecond) }
    },
    perSecond: paceOnTheWire,

    /** Counts a person who enters, and who takes one of the places inside or none. */
    enter(now: number, takesPlace: boolean) {
      recent.add(now)
      entered += 1
      if (takesPlace) inside += 1
      pace.count(now)
    },
    freePlace: () => void (inside -= 1),
    countCompleted: () => void (completed += 1),
    report(): LineReport {
      return { settings, counts: { waiting: present.size(), inside, entered, completed } }
    },
  }

  // Clients of old versions read a whole number, and nothing below one.
  function paceOnTheWire(now: number): number {
    return Math.max(SLOWEST_PACE, expectedPace(now))
  }

  /** The operator's rate where nothing else holds the line up; else the pace of late. */
  function expectedPace(now: number): number {
    const { limit = Infinity, rate } = settings
    const isHeldByRate = rate !== undefined && limit - inside >= rate
    return isHeldByRate ? rate : Math.min(pace.perSecond(now), rate ?? Infinity)
  }
}

function recheckSeconds(waitSeconds: number): number {
  return Math.min(Math.max(Math.round(waitSeconds / CHECKS_PER_WAIT), 1), LONGEST_RECHECK_S)
}
