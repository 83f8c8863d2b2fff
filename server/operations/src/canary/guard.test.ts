import { join } from 'node:path'
import { openReleases, publishFolder, setCanary, storeFolder, type Releases } from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestOperations, type TestOperations } from '../testing/test-operations.ts'

const HOUR_MS = 60 * 60_000

let operations: TestOperations
let releases: Releases
let time: number
const now = () => new Date(time)

/** 1.0.0 is live, and 2.0.0 and 3.0.0 are stored. Visitors of the networks 0 to 49 have been there. */
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  time = Date.parse('2026-03-02T09:00:00Z')
  operations = await startTestOperations({ now })
  releases = { ...openReleases({ dataDir: operations.dataDir }), now }
  for (const version of ['1.0.0', '2.0.0', '3.0.0'])
    await writeBuiltRemote(join(operations.folder, version), { version })
  await publishFolder(releases, join(operations.folder, '1.0.0'), { by: 'test' })
  for (const version of ['2.0.0', '3.0.0']) await storeFolder(releases, join(operations.folder, version))
  await vote(0, 50, 'loaded', '1.0.0')
  await reviewed()
  time += 2 * HOUR_MS
})
afterEach(async () => {
  vi.useRealTimers()
  await operations.stop()
})

const addressOf = (network: number) => `203.${network >> 8}.${network & 255}.7`

async function send(address: string, ...beacons: object[]): Promise<void> {
  const body = JSON.stringify(beacons.map(beacon => ({ remote: 'mfe-test', ...beacon })))
  const headers = { 'content-type': 'text/plain', 'x-forwarded-for': address }
  const { status } = await fetch(`${operations.address}/beacons`, { method: 'POST', headers, body })
  expect(status).toBe(204)
}

/** Every network from `first` on, so many of them, reports once. */
async function vote(first: number, networks: number, kind: string, version: string): Promise<void> {
  for (let each = first; each < first + networks; each += 1) await send(addressOf(each), { version, kind })
}

/** Lets seconds pass until a value is as expected: beacons are stored and reviewed each second. */
function soon<Value>(read: () => Value) {
  const later = async () => {
    await vi.advanceTimersByTimeAsync(1_000)
    return read()
  }
  return expect.poll(later, { timeout: 10_000 })
}

/** Waits until everything that was sent is stored and reviewed. */
async function reviewed(): Promise<void> {
  for (const version of ['1.0.0', '1.0.0']) {
    const openOf = async () => (await operations.counts.since(new Date(0))).find(each => each.kind === 'open')
    const before = (await openOf())?.count ?? 0
    await send(addressOf(60_000), { version, kind: 'open' })
    await soon(async () => (await openOf())?.count).toBe(before + 1)
  }
}

const startCanary = (version = '2.0.0', percent = 50) =>
  setCanary(releases, { remote: 'mfe-test', version, percent, by: 'operator:kim' })
const promote = (version: string) => operations.call('POST', '/releases/mfe-test/promote', { version })

type RemoteNow = { version: string; canary: { version: string } | null; history: unknown[] }
async function remoteNow(): Promise<RemoteNow | undefined> {
  const { body } = await operations.call('GET', '/releases')
  return (body as { remotes: RemoteNow[] }).remotes[0]
}
async function questions(): Promise<unknown[]> {
  return ((await operations.call('GET', '/releases')).body as { questions: unknown[] }).questions
}
const actions = () => operations.audited.map(({ action }) => action)

it('a canary that fails in five networks that were there before ends, and the history has the figures', async () => {
  await startCanary()
  await vote(0, 5, 'mount', '2.0.0')
  await soon(remoteNow).toMatchObject({ version: '1.0.0', canary: null })
  const reason = '5 of 5 networks failed (mount 5); of the last good release 0 of 0 starts'
  const step = { by: 'automatic', action: 'end canary', from: '2.0.0', to: '1.0.0', reason }
  expect((await remoteNow())?.history[0]).toMatchObject(step)
  const detail = { remote: 'mfe-test', from: '2.0.0', to: '1.0.0', failing: 5, networks: 5 }
  await soon(actions).toEqual(['release.automatic-rollback'])
  expect(operations.audited[0]).toMatchObject({ actor: 'automatic', detail })
})

it('an unused canary survives 100 networks that were never there, and an operator is asked once', async () => {
  await startCanary()
  await vote(1_000, 100, 'crash', '2.0.0')
  await reviewed()
  await vote(1_100, 5, 'crash', '2.0.0')
  await reviewed()
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
  expect(actions()).toEqual(['release.warning'])
  const sentence = expect.stringContaining('never seen before')
  expect(await questions()).toMatchObject([{ remote: 'mfe-test', version: '2.0.0', sentence }])
  await operations.call('POST', '/releases/mfe-test/rollback')
  expect(await questions()).toEqual([])
})

it('a canary with steps pauses when an operator is asked, and says why', async () => {
  const steps = [
    { percent: 50, minutes: 10 },
    { percent: 60, minutes: 10 },
  ]
  await setCanary(releases, { remote: 'mfe-test', version: '2.0.0', steps, by: 'operator:kim' })
  await vote(1_000, 100, 'crash', '2.0.0')
  await soon(remoteNow).toMatchObject({
    canary: { version: '2.0.0', rollout: { nextAt: null, paused: expect.stringContaining('networks') } },
  })
})

it('a canary with steps that fails ends, and grows no more', async () => {
  const steps = [{ percent: 50, minutes: 10 }]
  await setCanary(releases, { remote: 'mfe-test', version: '2.0.0', steps, by: 'operator:kim' })
  await vote(0, 5, 'mount', '2.0.0')
  await soon(remoteNow).toMatchObject({ canary: null })
  expect(await releases.storage.readRegistry()).not.toHaveProperty('rollouts')
})

it('one network has one vote, whatever it sends, and an IPv6 network too', async () => {
  await send('2001:db8:1::1', { version: '1.0.0', kind: 'loaded' })
  await reviewed()
  time += HOUR_MS
  await startCanary()
  for (let each = 0; each < 20; each += 1) {
    await send(addressOf(1), { version: '2.0.0', kind: 'crash' })
    await send(`2001:db8:1:${each.toString(16)}::${each}`, { version: '2.0.0', kind: 'crash' })
  }
  await reviewed()
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
})

it('false starts of 100 networks do not keep a canary that fails for those who were there before', async () => {
  await startCanary()
  await vote(1_000, 100, 'loaded', '2.0.0')
  await reviewed()
  await vote(0, 5, 'mount', '2.0.0')
  await soon(remoteNow).toMatchObject({ canary: null })
  expect(actions()).toEqual(['release.automatic-rollback'])
})

it('a release that people use survives two false reports of one address, as many of six, and of 100', async () => {
  await promote('2.0.0')
  await vote(0, 50, 'loaded', '2.0.0')
  for (let each = 2_000; each < 2_006; each += 1)
    await send(addressOf(each), ...Array.from({ length: 20 }, () => ({ version: '2.0.0', kind: 'crash' })))
  await vote(2_006, 94, 'crash', '2.0.0')
  await reviewed()
  expect(await remoteNow()).toMatchObject({ version: '2.0.0' })
})

it('a slow release asks an operator, and stays', async () => {
  await startCanary()
  for (let each = 0; each < 50; each += 1) {
    await send(addressOf(each), { version: '1.0.0', kind: 'inp', value: 100 })
    await send(addressOf(each), { version: '2.0.0', kind: 'inp', value: 600_000 })
  }
  await soon(actions).toEqual(['release.warning'])
  expect(operations.audited[0]?.detail).toMatchObject({ version: '2.0.0', measure: 'inp' })
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
})

it('after a good and a bad release, a worse one gives way to the good one', async () => {
  await promote('2.0.0')
  const failed = { remote: 'mfe-test', version: '2.0.0', kind: 'load', upTo: 0, count: 60 }
  await operations.counts.add(now(), [failed])
  time += 60_000
  await promote('3.0.0')
  await vote(0, 5, 'load', '3.0.0')
  await soon(remoteNow).toMatchObject({ version: '1.0.0' })
  expect(await questions()).toEqual([])
})

it('a bad release is also taken back while a canary of another one runs', async () => {
  await promote('2.0.0')
  time += 1_000
  await startCanary('3.0.0')
  await vote(0, 5, 'load', '2.0.0')
  await soon(remoteNow).toMatchObject({ version: '1.0.0', canary: null })
  expect(await questions()).toEqual([])
})

it('a release that an operator gives out again is not taken back a second time without asking', async () => {
  await startCanary()
  await vote(0, 5, 'mount', '2.0.0')
  await soon(remoteNow).toMatchObject({ canary: null })
  time += 1_000
  await startCanary()
  await vote(0, 20, 'mount', '2.0.0')
  await soon(actions).toEqual(['release.automatic-rollback', 'release.warning'])
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
})

it('a release that fails as often as the one before it stays: its failures count from before the trial', async () => {
  await vote(0, 50, 'loaded', '1.0.0')
  await vote(0, 6, 'load', '1.0.0')
  await reviewed()
  time += 60_000
  await promote('2.0.0')
  await vote(0, 50, 'loaded', '2.0.0')
  await vote(0, 10, 'load', '2.0.0')
  await reviewed()
  expect(await remoteNow()).toMatchObject({ version: '2.0.0' })
})
