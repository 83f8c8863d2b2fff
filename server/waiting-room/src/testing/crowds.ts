import type { Crowd } from './crowd.ts'

export type NamedCrowd = Crowd & { name: string }

/** The turns that are simulated: all as long, from half to one and a half, and many short ones beside few long ones. */
const turns = {
  equal: (mean: number) => () => mean,
  spread: (mean: number) => (random: number) => mean * (0.5 + random),
  uneven: (mean: number) => (random: number) => Math.min(55, mean * (0.1 - 0.9 * Math.log(1 - random))),
}

const LINE_S = 120
const BURSTS = 3
const BURST_EVERY_S = 60
const QUIET_S = 3_000
const QUIET_PEOPLE = 200

/** Returns crowds at a limit whose turns last `seconds` on average: all at once, steadily twice too many, and in bursts. */
export function crowdsAtLimit(limit: number, seconds: number, kind: keyof typeof turns): NamedCrowd[] {
  const served = (time: number) => Math.round(limit + (limit / seconds) * time)
  const turn = turns[kind](seconds)
  const named = (when: string, arrivals: number[]) => ({
    name: `limit ${limit}, turns of ${seconds} s (${kind}), ${when}`,
    limit,
    turn,
    arrivals,
  })
  return [
    named('all at once', atOnce(served(LINE_S))),
    named('steadily', steadily(served(LINE_S), (2 * limit) / seconds)),
    named('in bursts', inBursts(served(BURST_EVERY_S))),
    {
      ...named('all at once after a quiet day', [
        ...quietly(limit, seconds),
        ...atOnce(served(LINE_S), QUIET_S),
      ]),
      from: QUIET_S,
    },
  ]
}

/** Returns crowds at a rate without a limit: all at once, and in bursts. */
export function crowdsAtRate(rate: number): NamedCrowd[] {
  const named = (when: string, arrivals: number[]) => ({
    name: `rate ${rate}, ${when}`,
    rate,
    turn: turns.equal(3),
    arrivals,
  })
  return [named('all at once', atOnce(rate * LINE_S)), named('in bursts', inBursts(rate * BURST_EVERY_S))]
}

/** All within a second. */
function atOnce(people: number, from = 0): number[] {
  return Array.from({ length: people }, (_, index) => from + index / people)
}

function steadily(people: number, perSecond: number): number[] {
  return Array.from({ length: people }, (_, index) => index / perSecond)
}

/** So few that nobody waits. */
function quietly(limit: number, seconds: number): number[] {
  return steadily(QUIET_PEOPLE, limit / seconds / 4)
}

function inBursts(people: number): number[] {
  return Array.from({ length: BURSTS }, (_, index) => atOnce(people, index * BURST_EVERY_S)).flat()
}
