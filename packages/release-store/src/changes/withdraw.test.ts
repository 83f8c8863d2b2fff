import { expect, it } from 'vitest'
import { releasesInMemory } from '../testing/releases-in-memory.ts'
import { setCanary } from './canary.ts'
import { NotLive } from './registry-changes.ts'
import { NoFormerRelease, retireRelease, rollBackRelease } from './withdraw.ts'

const NAME = 'mfe-test'
const order = { remote: NAME, by: 'test' }

async function withThree() {
  const scene = await releasesInMemory()
  for (const version of ['1', '2', '3']) await scene.publish(version)
  const live = async () => (await scene.read()).remotes[NAME]
  return { ...scene, live }
}

it('takes back one release after the other, until there is none before', async () => {
  const { releases, live } = await withThree()
  expect(await rollBackRelease(releases, order)).toMatchObject({ action: 'roll back', from: '3', to: '2' })
  expect(await rollBackRelease(releases, order)).toMatchObject({ from: '2', to: '1' })
  await expect(rollBackRelease(releases, order)).rejects.toThrow(NoFormerRelease)
  await expect(rollBackRelease(releases, order)).rejects.toThrow(
    'No release of mfe-test came before the one that is live.',
  )
  expect((await live())?.version).toBe('1')
})

it('ends a canary first, and leaves the live release', async () => {
  const { releases, store, live } = await withThree()
  await store('4')
  await setCanary(releases, { ...order, version: '4', percent: 5 })
  expect(await rollBackRelease(releases, order)).toMatchObject({ action: 'end canary', from: '4', to: '3' })
  expect(await live()).toEqual(expect.not.objectContaining({ canary: expect.anything() }))
})

it('to a named version is for all browsers, also beside a canary', async () => {
  const { releases, store, live } = await withThree()
  await store('4')
  await setCanary(releases, { ...order, version: '4', percent: 5 })
  const change = await rollBackRelease(releases, { ...order, version: '1' })
  expect(change).toMatchObject({ action: 'roll back', from: '3', to: '1' })
  expect(await live()).toMatchObject({ version: '1' })
  expect((await live())?.canary).toBeUndefined()
})

it.each([
  ['the canary', '4', true],
  ['the live release beside a canary', '3', false],
  ['a former release', '2', false],
])('of %s alone, changes something: %s, %s', async (_, only, isChanged) => {
  const { releases, store, read } = await withThree()
  await store('4')
  await setCanary(releases, { ...order, version: '4', percent: 5 })
  const before = await read()
  const change = await rollBackRelease(releases, { ...order, only })
  const effect = isChanged ? { action: 'end canary', to: '3' } : { action: 'roll back', to: '4' }
  expect(change).toMatchObject({ isChanged, from: '4', ...effect })
  expect((await read()).revision).toBe(before.revision + (isChanged ? 1 : 0))
})

it('brings a retired remote back with its last release', async () => {
  const { releases, live } = await withThree()
  expect(await retireRelease(releases, order)).toMatchObject({ action: 'retire', from: '3', to: null })
  expect(await live()).toBeUndefined()
  await expect(retireRelease(releases, order)).rejects.toThrow(NotLive)
  expect(await rollBackRelease(releases, order)).toMatchObject({ from: null, to: '3' })
})

it('of a remote that there never was is refused', async () => {
  const { releases } = await withThree()
  const unknown = { remote: 'mfe-unknown', by: 'test' }
  await expect(rollBackRelease(releases, unknown)).rejects.toThrow('No release of mfe-unknown is live.')
})
