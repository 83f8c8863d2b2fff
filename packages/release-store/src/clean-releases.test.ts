import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { loadableReleasesOf } from 'release-format'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { cleanReleases } from './clean-releases.ts'
import {
  createBucketStorage,
  MissingRelease,
  openReleases,
  promoteRelease,
  publishFolder,
  retireRelease,
  rollBackRelease,
  setCanary,
  storeFolder,
  verifyReleases,
  type Releases,
} from './index.ts'
import { writeBuiltRemote } from './testing/built-remote.ts'
import { createMemoryBucket } from './testing/memory-bucket.ts'

const DAY_MS = 24 * 60 * 60_000
const START = Date.parse('2026-03-02T09:00:00Z')
const REMOTE = { remote: 'mfe-test', by: 'kim' }
const KEPT = { days: 30, newest: 1 }

let folder: string
let time: number
const now = () => new Date(time)
const dataDir = () => join(folder, 'data')
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clean-'))
  time = START
})
afterEach(() => rm(folder, { recursive: true }))

async function built(version: string): Promise<string> {
  const to = join(folder, version)
  await writeBuiltRemote(to, { version, files: { 'assets/same.js': 'shared by all' } })
  return to
}

const versionsIn = async ({ storage }: Releases) =>
  (await storage.listReleases()).map(({ version }) => version).toSorted()

describe.each([
  ['on disk', () => openReleases({ dataDir: dataDir(), now })],
  [
    'in a bucket',
    () => openReleases({ dataDir: dataDir(), now, storage: createBucketStorage(createMemoryBucket(now)) }),
  ],
])('cleaning %s', (place, open) => {
  /** Stores versions, a day after each other, and lets each be live for that day. */
  async function releasesWith(live: readonly string[]): Promise<Releases> {
    const releases = open()
    for (const version of live) {
      await publishFolder(releases, await built(version), { by: 'test' })
      await stamped(version)
      time += DAY_MS
    }
    return releases
  }

  /** A folder has the time of the disk, a bucket's object that of the test. */
  async function stamped(version: string): Promise<void> {
    if (place !== 'on disk') return
    const name = join(dataDir(), 'releases/remotes/mfe-test', version)
    await utimes(name, now(), now())
  }

  it('keeps the live release, its fallback and the three before it, and all that was served within the days', async () => {
    const releases = await releasesWith(['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0', '6.0.0'])
    expect(await cleanReleases(releases, KEPT)).toEqual([])
    time += 24 * DAY_MS
    expect(await cleanReleases(releases, KEPT)).toEqual([])
    time += 7 * DAY_MS
    const dry = await cleanReleases(releases, { ...KEPT, dryRun: true })
    expect(dry.map(({ version }) => version)).toEqual(['2.0.0', '1.0.0'])
    expect(await versionsIn(releases)).toHaveLength(6)
    expect(await cleanReleases(releases, KEPT)).toEqual(dry)
    expect(await versionsIn(releases)).toEqual(['3.0.0', '4.0.0', '5.0.0', '6.0.0'])
  })

  it('leaves the site in order: files that others share stay, and the next rollbacks work', async () => {
    const releases = await releasesWith(['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0'])
    time += 100 * DAY_MS
    await cleanReleases(releases, KEPT)
    expect(await versionsIn(releases)).toEqual(['2.0.0', '3.0.0', '4.0.0', '5.0.0'])
    const { problem, releases: verified } = await verifyReleases(releases)
    expect([problem, ...verified.map(release => release.problem)]).toEqual([null, null, null])
    for (const version of ['4.0.0', '3.0.0', '2.0.0'])
      expect(await rollBackRelease(releases, REMOTE)).toMatchObject({ to: version, isChanged: true })
    await expect(rollBackRelease(releases, REMOTE)).rejects.toThrow('came before')
    await expect(promoteRelease(releases, { ...REMOTE, version: '1.0.0' })).rejects.toThrow(MissingRelease)
    expect(await storeFolder(releases, join(folder, '1.0.0'))).toMatchObject({ isNew: true })
  })

  it('keeps a canary however old it is, and what a retired remote returns with', async () => {
    const releases = open()
    await storeFolder(releases, await built('0.9.0'))
    await stamped('0.9.0')
    for (const version of ['1.0.0', '2.0.0']) {
      await publishFolder(releases, await built(version), { by: 'test' })
      await stamped(version)
      time += DAY_MS
    }
    await setCanary(releases, { ...REMOTE, version: '0.9.0', percent: 5 })
    time += 400 * DAY_MS
    expect(await cleanReleases(releases, KEPT)).toEqual([])
    await retireRelease(releases, REMOTE)
    time += 400 * DAY_MS
    expect((await cleanReleases(releases, KEPT)).map(({ version }) => version)).toEqual(['0.9.0'])
    expect(await rollBackRelease(releases, REMOTE)).toMatchObject({ to: '2.0.0' })
  })
})

it('no release that a page may load is ever removed, whatever happened before', async () => {
  const versions = ['1.0.0', '2.0.0', '3.0.0', '4.0.0', '5.0.0']
  const step = fc.record({
    version: fc.constantFrom(...versions),
    order: fc.constantFrom('promote', 'canary', 'rollback', 'end' as const),
    days: fc.integer({ min: 0, max: 60 }),
  })
  for (const version of versions) await built(version)
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      await rm(dataDir(), { recursive: true, force: true })
      const releases = openReleases({
        dataDir: dataDir(),
        now,
        storage: createBucketStorage(createMemoryBucket(now)),
      })
      for (const version of versions) await storeFolder(releases, join(folder, version))
      for (const { version, order, days } of steps) {
        const share = order === 'canary' ? { percent: 5 } : {}
        const done =
          order === 'promote'
            ? promoteRelease(releases, { ...REMOTE, version })
            : order === 'rollback'
              ? rollBackRelease(releases, REMOTE)
              : setCanary(releases, { ...REMOTE, version, ...share })
        await done.catch(() => undefined)
        time += days * DAY_MS
        await cleanReleases(releases, { days: 7, newest: 1 })
        const { remotes } = await releases.storage.readRegistry()
        const loadable = Object.values(remotes)
          .flatMap(loadableReleasesOf)
          .map(release => release.version)
        expect(await versionsIn(releases)).toEqual(expect.arrayContaining(loadable))
        expect((await verifyReleases(releases)).releases.every(({ problem }) => problem === null)).toBe(true)
      }
    }),
    { numRuns: 25 },
  )
})

it('in a bucket removes the files that no release has any more', async () => {
  time = Date.parse('2020-01-01T00:00:00Z')
  const bucket = createMemoryBucket(now)
  const releases = openReleases({ dataDir: dataDir(), now, storage: createBucketStorage(bucket) })
  await storeFolder(releases, await built('1.0.0'))
  time += DAY_MS
  await storeFolder(releases, await built('2.0.0'))
  const files = () => [...bucket.objects.keys()].filter(key => key.startsWith('files/'))
  expect(files()).toHaveLength(3)
  time += 90 * DAY_MS
  await cleanReleases(releases, KEPT)
  expect(files()).toHaveLength(2)
  expect(await promoteRelease(releases, { ...REMOTE, version: '2.0.0' })).toMatchObject({ isChanged: true })
})

it('in a bucket leaves the files of a release that another machine is storing', async () => {
  const HOUR_MS = 60 * 60_000
  const bucket = createMemoryBucket(now)
  const storage = createBucketStorage(bucket)
  const releases = openReleases({ dataDir: dataDir(), now, storage })
  time = Date.now()
  await storeFolder(releases, await built('1.0.0'))
  const uploaded = async (key: string, ago: number) => {
    time = Date.now() - ago
    await bucket.put(key, Buffer.from('x'))
  }
  const MINUTE_MS = HOUR_MS / 60
  await uploaded('files/just-now', 24 * HOUR_MS - MINUTE_MS)
  await uploaded('files/for-hours', 24 * HOUR_MS + MINUTE_MS)
  await storage.removeReleases([{ name: 'mfe-test', version: '1.0.0' }])
  expect([...bucket.objects.keys()]).toContain('files/just-now')
  expect([...bucket.objects.keys()]).not.toContain('files/for-hours')
})

it('on disk leaves no remains', async () => {
  const releases = openReleases({ dataDir: dataDir(), now })
  for (const version of ['1.0.0', '2.0.0']) await storeFolder(releases, await built(version))
  await utimes(
    join(dataDir(), 'releases/remotes/mfe-test/1.0.0'),
    new Date(START - 90 * DAY_MS),
    new Date(START - 90 * DAY_MS),
  )
  await cleanReleases(releases, KEPT)
  expect(await readdir(join(dataDir(), 'releases/remotes/mfe-test'))).toEqual(['2.0.0'])
  expect((await readdir(join(dataDir(), 'releases'))).filter(name => name.startsWith('incoming'))).toEqual([])
})
