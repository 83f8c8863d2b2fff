import { expect, it } from 'vitest'
import { createClock } from './clock.ts'

it('tells the real time until it is set, runs on from where it was set, and goes back', () => {
  let real = Date.parse('2025-11-01T00:00:00Z')
  const clock = createClock(() => real)
  expect(clock.now().toISOString()).toBe('2025-11-01T00:00:00.000Z')

  clock.set(new Date('2025-06-10T09:00:00Z'))
  real += 60_000
  expect(clock.now().toISOString()).toBe('2025-06-10T09:01:00.000Z')
  expect(clock.isSet()).toBe(true)

  clock.set(null)
  expect(clock.now().toISOString()).toBe('2025-11-01T00:01:00.000Z')
  expect(clock.isSet()).toBe(false)
})
