import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createBucketStorage,
  openReleases,
  storeFolder,
  type Releases,
  type ReleaseStorage,
} from 'release-store'
import { createMemoryBucket, writeBuiltRemote } from 'release-store/testing'
import { startTestServer } from 'server-kit/testing'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { startTestOperations } from '../testing/test-operations.ts'
import { keepClean } from './keep-clean.ts'

const HOUR_MS = 60 * 60_000

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const now = () => new Date('2026-03-31T00:00:00Z')

/** Twelve releases that nothing needs, stored so many days ago. */
function releasesOf(days: number) {
  const storedAt = new Date(now().getTime() - days * 24 * HOUR_MS).toISOString()
  const stored = Array.from({ length: 12 }, (_, each) => ({
    name: 'mfe-test',
    version: `${12 - each}`,
    storedAt,
  }))
  const removed: string[] = []
  const storage = {
    listReleases: async () => stored,
    removeReleases: async (releases: readonly { version: string }[]) =>
      void removed.push(...releases.map(({ version }) => version)),
    changeRegistry: async (change: (registry: object) => Promise<object>) => change({ remotes: {} }),
  } as unknown as ReleaseStorage
  return { removed, releases: { storage, now } as Releases }
}

async function listen(stores: readonly Releases[], days: number | undefined) {
  const { stop, logged } = await startTestServer([{ register: app => keepClean(app, stores, days) }])
  onTestFinished(stop)
  return logged
}

it('of old releases the newest ten stay, and the rest are removed after an hour', async () => {
  const [old, recent] = [releasesOf(31), releasesOf(29)]
  const logged = await listen([old.releases, recent.releases], 30)
  await vi.advanceTimersByTimeAsync(HOUR_MS - 1)
  expect(old.removed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect([old.removed, recent.removed]).toEqual([['2', '1'], []])
  const removals = logged.filter(line => line.includes('old releases were removed'))
  expect(removals.map(line => JSON.parse(line) as object)).toMatchObject([
    { removed: [{ version: '2' }, { version: '1' }] },
  ])
})

it('a store that cannot be cleaned is logged, and the next one is cleaned', async () => {
  const [broken, other] = [releasesOf(31), releasesOf(31)]
  vi.spyOn(broken.releases.storage, 'changeRegistry').mockRejectedValue(new Error('no bucket'))
  const logged = await listen([broken.releases, other.releases], 30)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(logged.join('')).toContain('old releases cannot be removed')
  expect([broken.removed, other.removed]).toEqual([[], ['2', '1']])
})

it('without a number of days no release is removed', async () => {
  const { releases, removed } = releasesOf(10_000)
  await listen([releases], undefined)
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  expect(removed).toEqual([])
})

it.each([
  ['alone', undefined],
  ['that mirrors a bucket', createBucketStorage(createMemoryBucket())],
])('a machine %s removes its own old releases', async (_, releaseStorage) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'keep-clean-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const stored = join(dataDir, 'releases/remotes/mfe-test')
  for (const version of Array.from({ length: 11 }, (_each, index) => `1.0.${index}`)) {
    await writeBuiltRemote(join(dataDir, 'built'), { version })
    await storeFolder(openReleases({ dataDir }), join(dataDir, 'built'))
    await utimes(join(stored, version), 0, 0)
  }
  const settings = { dataDir, releasesKeepDays: 7 }
  const operations = await startTestOperations({ settings, ...(releaseStorage && { releaseStorage }) })
  onTestFinished(() => operations.stop())
  await vi.advanceTimersByTimeAsync(HOUR_MS)
  await expect.poll(() => operations.logged.join('')).toContain('old releases were removed')
  expect(await readdir(stored)).toHaveLength(10)
})
