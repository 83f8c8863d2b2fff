import fc from 'fast-check'
import { emptyRegistry, type Rollout } from 'release-format'
import { expect, it } from 'vitest'
import { firstStep, isDue, nextStep, rolloutOf, withRollout } from './rollout-steps.ts'

const START = Date.parse('2026-03-02T09:00:00Z')
const steps = fc.array(
  fc.record({ percent: fc.integer({ min: 1, max: 99 }), minutes: fc.integer({ min: 1, max: 600 }) }),
  { minLength: 1, maxLength: 6 },
)
/** The minutes between two looks of the schedule. */
const pauses = fc.array(fc.integer({ min: 0, max: 2_000 }), { maxLength: 60 })

it('every step lasts its minutes at least, and none is left out, whenever the schedule looks', () => {
  fc.assert(
    fc.property(steps, pauses, (planned, minutes) => {
      let time = START
      let began = START
      let rollout: Rollout | null = firstStep('1', planned, new Date(time))
      const seen = [rollout?.step]
      for (const each of minutes) {
        time += each * 60_000
        if (!rollout || !isDue(rollout, new Date(time))) continue
        expect(time - began).toBeGreaterThanOrEqual((planned[rollout.step]?.minutes ?? 0) * 60_000)
        rollout = nextStep(rollout, new Date(time))
        began = time
        if (rollout) seen.push(rollout.step)
      }
      expect(seen).toEqual(seen.map((_, place) => place))
      expect(seen.length).toBeLessThanOrEqual(planned.length)
    }),
  )
})

it('a paused rollout is never due, and has no reason left after its next step', () => {
  const paused = {
    version: '1',
    steps: [
      { percent: 1, minutes: 1 },
      { percent: 2, minutes: 1 },
    ],
    step: 0,
  }
  const rollout = { ...paused, nextAt: null, paused: 'slow' }
  expect(isDue(rollout, new Date('2999-01-01'))).toBe(false)
  expect(nextStep(rollout, new Date(START))).toEqual({
    ...paused,
    step: 1,
    nextAt: '2026-03-02T09:01:00.000Z',
  })
})

it('a remote has the rollout of its own name alone', () => {
  const rollout: Rollout = { version: '2.0.0', steps: [], step: 0, nextAt: null }
  const registry = withRollout(emptyRegistry(new Date(0)), 'mfe-apply', rollout)
  const found = ['mfe-apply', 'mfe-proof', 'constructor'].map(remote => rolloutOf(registry, remote))
  expect(found).toEqual([rollout, undefined, undefined])
})
