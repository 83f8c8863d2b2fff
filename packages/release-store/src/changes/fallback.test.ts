import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseRegistry, verifyRegistry } from 'release-format'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createRegistryReader } from '../registry-reader.ts'
import { openReleases } from '../open-releases.ts'
import { publishFolder, storeFolder } from '../publish-release.ts'
import { trustedKeys } from '../signing/keys.ts'
import { writeBuiltRemote, writeText } from '../testing/built-remote.ts'
import { verifyReleases } from '../verify-releases.ts'
import { setCanary } from './canary.ts'
import { promoteRelease } from './promote.ts'
import { retireRelease, rollBackRelease } from './withdraw.ts'

const NAME = 'mfe-test'
const order = { remote: NAME, by: 'test' }

let folder: string
let dataDir: string
let minute = 0

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fallback-'))
  dataDir = join(folder, 'data')
  minute = 0
})
afterEach(() => rm(folder, { recursive: true }))

const releases = () => openReleases({ dataDir, now: () => new Date(Date.UTC(2026, 0, 1, 0, minute)) })

async function publish(version: string, part: { name?: string; path?: string } = {}): Promise<void> {
  const built = join(folder, `${part.name ?? NAME}-${version}`)
  await writeBuiltRemote(built, { version, ...part })
  await publishFolder(releases(), built, { by: 'test' })
}

const registry = () => releases().storage.readRegistry()
const fallback = async () => (await registry()).remotes[NAME]?.fallback?.version

it('the first release has no fallback, and the second has the first', async () => {
  await publish('1')
  expect(await fallback()).toBeUndefined()
  await publish('2')
  expect(await fallback()).toBe('1')
})

it('a fallback that pages have already stays, also if its files can no longer be read here', async () => {
  await publish('1')
  await publish('2')
  await rm(join(dataDir, 'releases/remotes', NAME, '1'), { recursive: true })
  await writeBuiltRemote(join(folder, '3'), { version: '3' })
  await storeFolder(releases(), join(folder, '3'))
  await setCanary(releases(), { ...order, version: '3', percent: 5 })
  expect(await fallback()).toBe('1')
})

it('a repair of a bad release has the last good one, not the bad one', async () => {
  await publish('1')
  await publish('2')
  minute = 59
  await publish('3')
  expect(await fallback()).toBe('1')
  minute = 59 + 60
  await publish('4')
  expect(await fallback()).toBe('3')
})

it('a release that was rolled back is no fallback, however long it served', async () => {
  await publish('1')
  await publish('2')
  minute = 500
  await rollBackRelease(releases(), order)
  expect(await fallback()).toBeUndefined()
  await publish('3')
  expect(await fallback()).toBe('1')
})

it('a release that was retired is no fallback', async () => {
  await publish('1')
  await publish('2')
  minute = 500
  await retireRelease(releases(), order)
  await promoteRelease(releases(), { ...order, version: '1' })
  expect(await fallback()).toBeUndefined()
  await publish('3')
  expect(await fallback()).toBe('1')
})

it('a canary keeps the fallback of the live release', async () => {
  await publish('1')
  await publish('2')
  await publish('3')
  await rollBackRelease(releases(), order)
  await setCanary(releases(), { ...order, version: '3', percent: 5 })
  expect(await fallback()).toBe('1')
})

it('the fallback stays after more changes than the history keeps', async () => {
  await publish('1')
  await publish('2')
  await publish('3')
  for (let change = 0; change < 101; change += 1)
    await promoteRelease(releases(), { ...order, version: change % 2 === 0 ? '2' : '3' })
  expect(await fallback()).toBe('1')
})

it('a former release with a page that another remote has taken since is no fallback', async () => {
  await publish('1', { path: '/old' })
  await publish('2', { path: '/new' })
  expect(await fallback()).toBe('1')
  await publish('1', { name: 'mfe-other', path: '/old' })
  expect(await fallback()).toBeUndefined()
})

it('a former release that no longer fits the site is no fallback', async () => {
  await publish('1')
  const gate = async ({ version }: { version: string }) => {
    if (version === '1') throw new Error('does not fit')
  }
  const built = join(folder, 'built')
  await writeBuiltRemote(built, { version: '2' })
  await publishFolder({ ...releases(), gate }, built, { by: 'test' })
  expect((await registry()).remotes[NAME]).toMatchObject({ version: '2' })
  expect(await fallback()).toBeUndefined()
})

it('a damaged fallback does not keep a release from going live', async () => {
  await publish('1')
  await writeText(join(dataDir, 'releases/remotes', NAME, '1/remoteEntry.js'), 'damaged')
  await publish('2')
  expect((await registry()).remotes[NAME]).toMatchObject({ version: '2' })
  expect(await fallback()).toBeUndefined()
})

it('pages get the fallback with both signatures', async () => {
  await publish('1')
  await publish('2')
  const keys = await trustedKeys(dataDir)
  const { text } = await createRegistryReader(dataDir, keys).read()
  const verdict = await verifyRegistry(text, keys)
  expect(verdict).toMatchObject({
    ok: true,
    registry: { remotes: { [NAME]: { fallback: { version: '1' } } } },
  })
  expect(parseRegistry(JSON.parse(text)).remotes[NAME]?.fallback?.publisher).toHaveLength(1)
  const { releases: verified } = await verifyReleases(releases())
  expect(verified.map(({ version, problem }) => [version, problem])).toEqual([
    ['2', null],
    ['1', null],
  ])
})
