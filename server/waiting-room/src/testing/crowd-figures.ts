import type { Person, Watched } from './crowd.ts'

/** Shares are in percent, times in seconds. */
export type CrowdFigures = {
  mostInside: number
  /** The used share of the limit while more people waited than may be inside. */
  used: number
  questionsPerPerson: number
  /** People who were overtaken and did not enter at their next question. */
  overtaken: number
  /** Errors of the estimates in the first minute of the line, and after it: the median, and the smallest of the worst tenth. */
  firstMinute: Spread
  later: Spread
}

type Spread = { median: number; worst: number }

const FIRST_MINUTE_S = 60
/** An estimate that is wrong by a second is right. */
const TOLERANCE_S = 1
/** The last seconds of a wait are no more than a few questions. */
const SHORTEST_WAIT_S = 5

export function figuresOf({ people, from, mostInside, usedFor, crowdedFor }: Watched): CrowdFigures {
  const questions = people.reduce((sum, { asked }) => sum + asked.length, 0)
  return {
    mostInside,
    used: (100 * usedFor) / crowdedFor,
    questionsPerPerson: questions / people.length,
    overtaken: overtaken(people),
    firstMinute: spreadOf(errorsOf(people, at => at >= from && at < from + FIRST_MINUTE_S)),
    later: spreadOf(errorsOf(people, at => at >= from + FIRST_MINUTE_S)),
  }
}

function errorsOf(people: readonly Person[], isMeant: (at: number) => boolean): number[] {
  return people.flatMap(({ entered = Infinity, foretold }) =>
    foretold
      .filter(({ at }) => isMeant(at) && entered - at > SHORTEST_WAIT_S)
      .map(({ at, wait }) => Math.max(0, Math.abs(wait - (entered - at)) - TOLERANCE_S) / (entered - at)),
  )
}

function spreadOf(errors: readonly number[]): Spread {
  const sorted = errors.toSorted((one, other) => one - other)
  const at = (share: number) => 100 * (sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  return { median: at(0.5), worst: at(0.9) }
}

/** Iterates from the end of the line to its front. */
function overtaken(people: readonly Person[]): number {
  const seen = { firstBehind: Infinity, count: 0 }
  for (const { entered = Infinity, asked } of people.toReversed()) {
    const next = asked.find(at => at > seen.firstBehind)
    if (next !== undefined && next < entered) seen.count += 1
    seen.firstBehind = Math.min(seen.firstBehind, entered)
  }
  return seen.count
}
