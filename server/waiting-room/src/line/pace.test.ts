import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

it('is the rate of steady events, and halves in ten seconds without one', () => {
  const pace = createPace()
  for (let now = 0; now < 120_000; now += 50) pace.count(now)
  expect(pace.perSecond(120_000)).toBeCloseTo(20, 0)
  expect(pace.perSecond(130_000)).toBeCloseTo(10, 0)
})

it('is zero before the first event', () => {
  expect(createPace().perSecond(5_000)).toBe(0)
})

it('continues from the pace at the last event, which does not fade by itself', () => {
  const pace = createPace()
  for (let now = 0; now <= 120_000; now += 50) pace.count(now)
  expect(pace.last()).toBeCloseTo(20, 0)
  const next = createPace()
  next.restore(20, 500_000)
  expect([next.last(), next.perSecond(500_000)]).toEqual([20, 20])
  expect(next.perSecond(510_000)).toBeCloseTo(10)
})
