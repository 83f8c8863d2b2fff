import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { TurnTimes } from './turn-times.ts'

describe('the mean time of a turn', () => {
  let times: TurnTimes
  beforeEach(() => {
    times = new TurnTimes()
  })

  function endAfter(seconds: number, count: number): void {
    for (let number = 1; number <= count; number += 1) times.begin(number, 0)
    for (let number = 1; number <= count; number += 1) times.end(number, seconds * 1_000)
  }

  it('is a guess of 15 s before the first turn', () => {
    expect(times.mean(0)).toBe(15)
  })

  it('is that of the turns that have ended, soon without the guess', () => {
    endAfter(3, 100)
    expect(times.mean(3_000)).toBeCloseTo(3, 0)
    expect(times.meanOfEnded()).toBe(times.mean(3_000))
  })

  it('follows turns that get longer within a few rounds', () => {
    endAfter(3, 100)
    endAfter(30, 200)
    expect(times.mean(30_000)).toBeGreaterThan(20)
  })

  it('counts half of the time of turns that still run', () => {
    times.restore(10)
    times.begin(1, 60_000)
    expect(times.mean(68_000)).toBe(10 + 4 / 10)
  })

  it('counts running turns no more than those that have ended', () => {
    for (let number = 1; number <= 100; number += 1) times.begin(number, 0)
    expect(times.mean(20_000)).toBeCloseTo(15 + 10)
  })

  it('counts a prolonged turn once, with all of its time', () => {
    times.begin(1, 0)
    times.begin(1, 10_000)
    times.end(1, 30_000)
    expect(times.mean(30_000)).toBeCloseTo((15 + 30) / 2)
  })

  it.each([
    [1, 50],
    [100, 800],
  ])('is with %d inside that of %d turns, however many have ended', (inside, turns) => {
    let now = 0
    const pass = (number: number, seconds: number) => {
      now += seconds * 1_000
      times.end(number, now)
      times.begin(number, now)
    }
    for (let number = 0; number < inside; number += 1) times.begin(number, now)
    for (let number = 0; number < 8_000; number += 1) pass(number % inside, 3 / inside)
    const before = times.meanOfEnded()
    expect(before).toBeCloseTo(3, 1)
    pass(0, 103)
    expect(times.meanOfEnded() - before).toBeCloseTo(100 / turns, 1)
  })

  it('is unchanged by a turn from before a restart', () => {
    times.restore(4)
    times.end(7, 60_000)
    expect(times.mean(60_000)).toBe(4)
  })

  it('lies between the shortest and the longest turn', () => {
    const turns = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 200 })
    fc.assert(
      fc.property(turns, seconds => {
        const some = new TurnTimes()
        for (const [number, time] of seconds.entries()) {
          some.begin(number, 0)
          some.end(number, time * 1_000)
        }
        expect(some.mean(0)).toBeGreaterThanOrEqual(Math.min(15, ...seconds) - 1e-9)
        expect(some.mean(0)).toBeLessThanOrEqual(Math.max(15, ...seconds) + 1e-9)
      }),
    )
  })
})
