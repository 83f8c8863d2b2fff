import { expect, it } from 'vitest'
import { publishFolder } from '../publish-release.ts'
import { MissingRelease } from '../storage/release-storage.ts'
import { releasesInMemory } from '../testing/releases-in-memory.ts'
import { setCanary } from './canary.ts'
import { ChangedMeanwhile } from './change-releases.ts'
import { promoteRelease } from './promote.ts'
import { retireRelease } from './withdraw.ts'

const order = { remote: 'mfe-test', by: 'operator:kim' }

it('a change is written into the history with its reason, time and revision', async () => {
  const { releases, publish, store, clock, read } = await releasesInMemory()
  await publish('1')
  await store('2')
  clock.minute = 5
  const change = await promoteRelease(releases, { ...order, version: '2', reason: '오류를 고쳤습니다.' })
  expect(change).toEqual({
    action: 'promote',
    remote: 'mfe-test',
    from: '1',
    to: '2',
    percent: 100,
    allow: [],
    routesAdded: [],
    routesRemoved: [],
    basedOn: 1,
    revision: 2,
    isChanged: true,
  })
  const { history } = await read()
  expect(history?.['mfe-test']).toEqual([
    {
      at: '2026-03-02T09:05:00.000Z',
      revision: 2,
      by: 'operator:kim',
      action: 'promote',
      from: '1',
      to: '2',
      reason: '오류를 고쳤습니다.',
    },
    expect.not.objectContaining({ reason: expect.anything() }),
  ])
})

it('a dry run returns the change, and makes none', async () => {
  const { releases, publish, store, read } = await releasesInMemory()
  await publish('1')
  await store('2', { path: '/another' })
  const before = await read()
  expect(await promoteRelease(releases, { ...order, version: '2', dryRun: true })).toMatchObject({
    from: '1',
    to: '2',
    routesAdded: ['/another'],
    routesRemoved: ['/test-area'],
    basedOn: 1,
    revision: 2,
    isChanged: false,
  })
  expect(await read()).toEqual(before)
})

it('a dry run of a publication stores nothing', async () => {
  const { releases, publish, built } = await releasesInMemory()
  await publish('1')
  const dry = await publishFolder(releases, await built('2'), { by: 'test', dryRun: true })
  expect(dry).toMatchObject({ from: '1', to: '2', isChanged: false })
  expect(await releases.storage.readRelease('mfe-test', '2')).toBeNull()
})

it('the pages of a canary are pages of the site', async () => {
  const { releases, publish, store } = await releasesInMemory()
  await publish('1')
  await store('2', { path: '/another' })
  const canary = await setCanary(releases, { ...order, version: '2', percent: 5 })
  expect(canary).toMatchObject({ percent: 5, routesAdded: ['/another'], routesRemoved: [] })
  const promotion = await promoteRelease(releases, { ...order, version: '2' })
  expect(promotion).toMatchObject({ routesAdded: [], routesRemoved: ['/test-area'] })
  const retirement = await retireRelease(releases, order)
  expect(retirement).toMatchObject({ action: 'retire', to: null, routesRemoved: ['/another'] })
})

it.each([true, false])(
  'an order that is based on an older revision of its remote is refused; dry run: %s',
  async dryRun => {
    const { releases, publish, store, read } = await releasesInMemory()
    await publish('1')
    await publish('2')
    await publish('1', { name: 'mfe-other', path: '/other' })
    await store('3')
    const promote = (basedOn: number) => promoteRelease(releases, { ...order, version: '3', basedOn, dryRun })
    await expect(promote(1)).rejects.toThrow(ChangedMeanwhile)
    await expect(promote(1)).rejects.toThrow('test has changed mfe-test meanwhile: promote, 1 → 2.')
    expect((await read()).remotes['mfe-test']?.version).toBe('2')
    // Revision 3 is a change of another remote.
    expect(await promote(2)).toMatchObject({ to: '3', isChanged: !dryRun })
  },
)

it('the refusal names the first release and the end of a remote', async () => {
  const { releases, publish } = await releasesInMemory()
  const retire = (basedOn: number) => retireRelease(releases, { ...order, basedOn })
  await publish('1')
  await expect(retire(0)).rejects.toThrow('test has changed mfe-test meanwhile: promote, nothing → 1.')
  await retire(1)
  await expect(retire(1)).rejects.toThrow('has changed mfe-test meanwhile: retire, 1 → nothing.')
})

it('an order for a remote without a history may be based on any revision', async () => {
  const { releases, store } = await releasesInMemory()
  await store('1')
  expect(await promoteRelease(releases, { ...order, version: '1', basedOn: 0 })).toMatchObject({ to: '1' })
})

it('a release that is removed while it is promoted does not go live', async () => {
  const { releases, publish, store, read } = await releasesInMemory()
  await publish('1')
  await store('2')
  const removing = {
    ...releases,
    gate: () => releases.storage.removeReleases([{ name: 'mfe-test', version: '2' }]),
  }
  await expect(promoteRelease(removing, { ...order, version: '2' })).rejects.toThrow(MissingRelease)
  expect((await read()).remotes['mfe-test']?.version).toBe('1')
})

it('the same release again is no change', async () => {
  const { releases, publish, read } = await releasesInMemory()
  await publish('1')
  const before = await read()
  const again = await promoteRelease(releases, { ...order, version: '1' })
  expect(again).toMatchObject({ from: '1', to: '1', revision: 1, isChanged: false })
  expect(await read()).toEqual(before)
})
