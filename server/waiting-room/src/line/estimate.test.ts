import { returnCode } from 'queue-protocol'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeLines } from '../testing/engines.ts'
import type { TestLines } from '../testing/test-lines.ts'
import type { LineSettings } from './lines.ts'

const { SUCCESS } = returnCode

describeLines(({ open }) => {
  let lines: TestLines
  beforeEach(() => {
    lines = open()
  })

  it('is to ask again after an eighth of the wait, at the pace of late', async () => {
    await lines.set({ mode: 'open', rate: 4 })
    const keys = await lines.comeTimes(200)
    for (let second = 0; second < 5; second += 1) {
      lines.pass(1)
      await lines.codesOf(keys)
    }
    const { place } = await lines.come()
    expect(place?.perSecond).toBeCloseTo(4 / 1.15)
    expect(place?.recheckAfterS).toBe(Math.round((place?.ahead ?? 0) / (place?.perSecond ?? 1) / 8))
  })

  it('of a stopped line expects one entry in a second at least', async () => {
    for (const stopped of [
      { mode: 'wait', limit: 1 },
      { mode: 'open', limit: 0 },
      { mode: 'open', rate: 0 },
    ] as const) {
      await lines.set(stopped)
      expect((await lines.come()).place).toMatchObject({ perSecond: 1, recheckAfterS: 1 })
    }
  })

  it('of a slow line expects less than one entry in a second', async () => {
    await lines.set({ mode: 'open', limit: 1 })
    await lines.comeTimes(2)
    expect((await lines.come()).place?.perSecond).toBeCloseTo(1 / 15.15)
  })

  it.each([
    [1, 1, 0.76],
    [5, 1, 0.76],
    [60, 1, 0.76],
    [200, 1, 0.76],
    [200, 10, 0.76],
  ])('at a limit of %d asks the next %d people again after %d s', async (limit, next, seconds) => {
    await lines.set({ mode: 'open', limit })
    await lines.comeTimes(limit + next - 1)
    expect((await lines.come()).place?.recheckAfterS).toBe(seconds)
  })

  it('asks the next people the sooner the shorter the turns are, and never below 0.15 s', async () => {
    await lines.set({ mode: 'open', limit: 100 })
    for (const [turn, pause] of [
      [10, 0.5],
      [3, 0.16],
      [1, 0.15],
    ] as const) {
      for (let round = 0; round < 12; round += 1) {
        const keys = await lines.comeTimes(100)
        lines.pass(turn)
        for (const key of keys) await lines.complete(key)
      }
      const keys = await lines.comeTimes(100)
      expect((await lines.come()).place?.recheckAfterS).toBeCloseTo(pause, 1)
      for (const key of [...keys, 'K1']) await lines.leave(key)
      lines.pass(4_000)
    }
  })

  describe('the opening', () => {
    /**
     * Everyone joins at once, asks again as requested, and is done after `staySeconds`. Returns the first estimate
     * and the true wait.
     */
    async function opening(people: number, settings: LineSettings, staySeconds: number) {
      await lines.set(settings)
      const waiting = new Map<string, number>()
      const done = new Map<string, number>()
      let estimate = 0
      for (let number = 0; number < people; number += 1) {
        const { code, key, place } = await lines.come()
        if (code === SUCCESS) done.set(key, staySeconds)
        else waiting.set(key, place?.recheckAfterS ?? 0)
        estimate = (place?.ahead ?? 0) / (place?.perSecond ?? 1)
      }
      let time = 0
      while (waiting.size > 0) {
        lines.pass(0.5)
        time += 0.5
        for (const [key, at] of done) if (at <= time && done.delete(key)) await lines.complete(key)
        for (const [key, at] of waiting) {
          if (at > time) continue
          const { code, place } = await lines.check(key)
          waiting.set(key, time + (place?.recheckAfterS ?? 0))
          if (code === SUCCESS && waiting.delete(key)) done.set(key, time + staySeconds)
        }
      }
      return { estimate, time }
    }

    it.each([
      [{ mode: 'open', rate: 10 }, 300, 5, 29],
      [{ mode: 'open', rate: 50, limit: 2_000 }, 1_000, 20, 19],
    ] as const)(
      'under %j of %d people is foretold, and no one is let wait longer',
      async (settings, people, stay, wait) => {
        const { estimate, time } = await opening(people, settings, stay)
        expect(estimate).toBeGreaterThan(wait * 0.9)
        expect(estimate).toBeLessThan(wait * 1.2)
        expect(time).toBeLessThan(wait * 1.25)
      },
    )

    it('makes full use of a limit', async () => {
      const { time } = await opening(300, { mode: 'open', limit: 50 }, 5)
      expect(time).toBeLessThan(25 * 1.4)
    })
  })
})
