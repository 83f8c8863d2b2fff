import { describe, expect, it } from 'vitest'
import { watchCrowd } from '../testing/crowd.ts'
import { crowdsAtLimit, crowdsAtRate } from '../testing/crowds.ts'

/** Long turns need a larger limit: few turns have no true mean. */
const LIMIT = { 1: 20, 3: 50, 30: 100 }
/** The least use of the limit, in percent, by the seconds of a turn. */
const LEAST_USE = { 1: 80, 3: 95, 30: 95 }
const rows = ([1, 3, 30] as const).flatMap(seconds =>
  (['spread', 'uneven'] as const).flatMap(kind =>
    crowdsAtLimit(LIMIT[seconds], seconds, kind).map(crowd => ({
      crowd,
      name: crowd.name,
      leastUse: LEAST_USE[seconds],
    })),
  ),
)

describe('a crowd', () => {
  it.each(rows)('of $name fills the limit in order, and is told a true wait', async ({ crowd, leastUse }) => {
    const seen = await watchCrowd(crowd)
    expect(seen.mostInside).toBe(crowd.limit)
    expect(seen.overtaken).toBe(0)
    expect(seen.used).toBeGreaterThan(leastUse)
    expect(seen.questionsPerPerson).toBeLessThan(27)
    expect(seen.later.median).toBeLessThan(20)
  })

  it.each(rows.filter(({ crowd }) => crowd.from !== undefined))(
    'of $name is told a true wait from the first minute on',
    async ({ crowd }) => expect((await watchCrowd(crowd)).firstMinute.median).toBeLessThan(20),
  )

  it.each(crowdsAtRate(10))('at $name is told a true wait from the first minute on', async crowd => {
    const { firstMinute, later, overtaken } = await watchCrowd(crowd)
    expect(Math.max(firstMinute.worst, later.worst)).toBeLessThan(20)
    expect(overtaken).toBe(0)
  })

  it.each(crowdsAtLimit(LIMIT[3], 3, 'uneven').slice(0, 2))(
    'of $name keeps its order with clients that ask once a second',
    async crowd => {
      const { mostInside, overtaken, used } = await watchCrowd({ ...crowd, shortestPause: 1 })
      expect(mostInside).toBe(crowd.limit)
      expect(overtaken).toBe(0)
      expect(used).toBeGreaterThan(80)
    },
  )
})
