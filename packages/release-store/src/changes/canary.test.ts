import { expect, it } from 'vitest'
import { releasesInMemory } from '../testing/releases-in-memory.ts'
import { AlreadyLive, setCanary } from './canary.ts'
import { promoteRelease } from './promote.ts'
import { NotLive, PathTaken } from './registry-changes.ts'
import { rolloutOf } from './rollout-steps.ts'

const NAME = 'mfe-test'
const order = { remote: NAME, by: 'test' }

async function withTwo(...given: Parameters<typeof releasesInMemory>) {
  const scene = await releasesInMemory(...given)
  await scene.publish('1')
  await scene.store('2')
  const canary = async () => (await scene.read()).remotes[NAME]?.canary
  return { ...scene, canary }
}

it('some browsers get the canary: a share, and those that are named, each once', async () => {
  const { releases, canary } = await withTwo()
  const change = await setCanary(releases, { ...order, version: '2', percent: 5, allow: ['a', 'b', 'a'] })
  expect(change).toMatchObject({ action: 'canary', from: '1', to: '2', percent: 5, allow: ['a', 'b'] })
  expect(await canary()).toMatchObject({ version: '2', percent: 5, allow: ['a', 'b'] })
})

it('a canary for named browsers alone has no share', async () => {
  const { releases, canary } = await withTwo()
  const change = await setCanary(releases, { ...order, version: '2', allow: ['a'] })
  expect(change).toMatchObject({ percent: 0, allow: ['a'] })
  expect(await canary()).toEqual(expect.not.objectContaining({ percent: expect.anything() }))
  const end = await setCanary(releases, { ...order, version: '2' })
  expect(end).toMatchObject({ action: 'end canary', percent: 0, allow: ['a'] })
})

it('without a share and names the canary ends, and the change has those that it took it from', async () => {
  const { releases, canary } = await withTwo()
  await setCanary(releases, { ...order, version: '2', percent: 5, allow: ['a'] })
  const change = await setCanary(releases, { ...order, version: '2' })
  expect(change).toMatchObject({ action: 'end canary', from: '2', to: '1', percent: 5, allow: ['a'] })
  expect(await canary()).toBeUndefined()
  const again = await setCanary(releases, { ...order, version: '2' })
  expect(again).toMatchObject({ from: '1', to: '1', isChanged: false })
})

it('the live release that is promoted once more ends its canary, and then changes nothing', async () => {
  const { releases, canary } = await withTwo()
  await setCanary(releases, { ...order, version: '2', percent: 5 })
  const promote = () => promoteRelease(releases, { ...order, version: '1' })
  expect(await promote()).toMatchObject({ from: '1', to: '1', isChanged: true })
  expect(await canary()).toBeUndefined()
  expect(await promote()).toMatchObject({ isChanged: false })
})

it('the same share again is no change, unless a rollout ends or begins with it', async () => {
  const { releases, read } = await withTwo()
  const set = (steps?: { percent: number; minutes: number }[]) =>
    setCanary(releases, { ...order, version: '2', percent: 5, steps })
  expect(await set()).toMatchObject({ isChanged: true })
  expect(await set()).toMatchObject({ isChanged: false })
  expect(await set([{ percent: 5, minutes: 10 }])).toMatchObject({ isChanged: true })
  expect(rolloutOf(await read(), NAME)).toMatchObject({ version: '2', step: 0 })
  expect(await set()).toMatchObject({ isChanged: true })
  expect(rolloutOf(await read(), NAME)).toBeUndefined()
})

it('a rollout begins with the share of its first step', async () => {
  const { releases, canary } = await withTwo()
  await setCanary(releases, { ...order, version: '2', percent: 90, steps: [{ percent: 1, minutes: 10 }] })
  expect(await canary()).toMatchObject({ percent: 1 })
})

it('is refused for the live release, and for a remote without one', async () => {
  const { releases, store } = await withTwo()
  await store('1', { name: 'mfe-other', path: '/other' })
  const other = { remote: 'mfe-other', by: 'test', version: '1' }
  await expect(setCanary(releases, { ...order, version: '1', percent: 5 })).rejects.toThrow(AlreadyLive)
  await expect(setCanary(releases, { ...other, percent: 5 })).rejects.toThrow(NotLive)
  await expect(setCanary(releases, other)).rejects.toThrow(NotLive)
})

it.each([
  ['canary', 5],
  ['live release', 0],
])('has to pass the gate as a %s', async (_, percent) => {
  const { releases, canary, read } = await withTwo({
    gate: async ({ version }) => {
      if (version === '2') throw new Error('does not fit')
    },
    shellPaths: async () => ['/of-the-shell'],
  })
  const begun = { ...order, version: '2' }
  const change = percent > 0 ? setCanary(releases, { ...begun, percent }) : promoteRelease(releases, begun)
  await expect(change).rejects.toThrow('does not fit')
  expect([await canary(), (await read()).remotes[NAME]?.version]).toEqual([undefined, '1'])
})

it('has no page of the shell', async () => {
  const { releases, store } = await withTwo({ shellPaths: async () => ['/of-the-shell'] })
  await store('3', { path: '/of-the-shell' })
  const change = setCanary(releases, { ...order, version: '3', percent: 5 })
  await expect(change).rejects.toThrow(PathTaken)
  await expect(change).rejects.toThrow('mfe-test 3 declares /of-the-shell, which is a path of the shell.')
})
