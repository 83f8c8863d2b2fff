import type { Release } from 'release-format'
import { expect, it } from 'vitest'
import { releasesInMemory } from '../testing/releases-in-memory.ts'
import { setCanary } from './canary.ts'
import { advanceRollout, NoRollout, pauseRollout, steerRollout } from './rollout.ts'
import { rolloutOf } from './rollout-steps.ts'

const NAME = 'mfe-test'
const order = { remote: NAME, by: 'test' }
const STEPS = [
  { percent: 5, minutes: 10 },
  { percent: 50, minutes: 20 },
]

/** A rollout of version 2 that has just begun. */
async function begunRollout() {
  const scene = await releasesInMemory()
  await scene.publish('1')
  await scene.store('2')
  await setCanary(scene.releases, { ...order, version: '2', steps: STEPS, allow: ['tester'] })
  const present = async () => {
    const registry = await scene.read()
    return { rollout: rolloutOf(registry, NAME), remote: registry.remotes[NAME] }
  }
  return { ...scene, present }
}

it('each step follows when it is due, for named browsers all the time, and the last one is the promotion', async () => {
  const { releases, clock, present } = await begunRollout()
  clock.minute = 9
  expect(await advanceRollout(releases, order)).toBeNull()
  clock.minute = 10
  expect(await advanceRollout(releases, order)).toMatchObject({ action: 'canary', to: '2', percent: 50 })
  expect(await present()).toMatchObject({
    rollout: { step: 1, nextAt: '2026-03-02T09:30:00.000Z' },
    remote: { version: '1', canary: { version: '2', percent: 50, allow: ['tester'] } },
  })
  clock.minute = 29
  expect(await advanceRollout(releases, order)).toBeNull()
  clock.minute = 30
  expect(await advanceRollout(releases, order)).toMatchObject({ action: 'promote', from: '1', to: '2' })
  expect(await present()).toMatchObject({ rollout: undefined, remote: { version: '2' } })
  expect(await advanceRollout(releases, { ...order, skip: true })).toBeNull()
})

it('of two machines one alone carries out a step', async () => {
  const { releases, clock, present } = await begunRollout()
  clock.minute = 10
  const changes = await Promise.all([advanceRollout(releases, order), advanceRollout(releases, order)])
  expect(changes.filter(change => change !== null)).toHaveLength(1)
  expect(await present()).toMatchObject({ rollout: { step: 1 }, remote: { canary: { percent: 50 } } })
})

it('a step is not carried out if an operator pauses while it is prepared', async () => {
  const { releases, clock, present } = await begunRollout()
  clock.minute = 10
  const slow = {
    ...releases,
    signRelease: async (release: Release) => {
      await pauseRollout(releases, { remote: NAME, reason: 'slow' })
      return releases.signRelease(release)
    },
  }
  expect(await advanceRollout(slow, order)).toBeNull()
  expect(await present()).toMatchObject({
    rollout: { step: 0, paused: 'slow' },
    remote: { canary: { percent: 5 } },
  })
})

it('is paused with a reason, goes on anew when it is resumed, and at once when a step is skipped', async () => {
  const { releases, clock, present } = await begunRollout()
  await pauseRollout(releases, { remote: NAME, version: '2', reason: 'slow' })
  expect((await present()).rollout).toMatchObject({ step: 0, nextAt: null, paused: 'slow' })
  clock.minute = 500
  expect(await advanceRollout(releases, order)).toBeNull()
  await steerRollout(releases, { ...order, order: 'resume' })
  expect((await present()).rollout).toEqual({
    version: '2',
    steps: STEPS,
    step: 0,
    nextAt: '2026-03-02T17:30:00.000Z',
  })
  await steerRollout(releases, { ...order, order: 'skip', reason: '문제가 없습니다.' })
  expect(await present()).toMatchObject({ rollout: { step: 1 }, remote: { canary: { percent: 50 } } })
  expect((await releases.storage.readRegistry()).history?.[NAME]?.[0]).toMatchObject({
    by: 'test',
    reason: '문제가 없습니다.',
  })
})

it.each([
  ['문제가 있습니다.', '문제가 있습니다.'],
  [undefined, 'by test'],
])('a pause by an operator has the reason %s: %s', async (reason, paused) => {
  const { releases, present } = await begunRollout()
  await steerRollout(releases, { ...order, order: 'pause', reason })
  expect((await present()).rollout).toMatchObject({ paused })
})

it('a pause of another version changes nothing', async () => {
  const { releases, present } = await begunRollout()
  const before = await present()
  await pauseRollout(releases, { remote: NAME, version: '3', reason: 'slow' })
  expect(await present()).toEqual(before)
})

it.each(['pause', 'resume', 'skip'] as const)('a remote without steps has nothing to %s', async wish => {
  const { releases, publish } = await releasesInMemory()
  await publish('1')
  const steered = steerRollout(releases, { ...order, order: wish })
  await expect(steered).rejects.toThrow(NoRollout)
  await expect(steered).rejects.toThrow('mfe-test has no canary with steps.')
})
