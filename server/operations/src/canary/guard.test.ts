import { promoteRelease, releasesReport, rollBackRelease, setCanary } from 'release-store'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchReleases, type WatchedReleases } from '../testing/watched-releases.ts'

const HOUR_MS = 60 * 60_000
const REMOTE = { remote: 'mfe-test', by: 'operator:kim' }

let watched: WatchedReleases
let time: number

/** Visitors of the networks 0 to 49 have been there. */
beforeEach(async () => {
  time = Date.parse('2026-03-02T09:00:00Z')
  watched = await watchReleases(() => new Date(time))
  vote(0, 50, 'loaded', '1.0.0')
  await watched.review()
  time += 2 * HOUR_MS
})
afterEach(() => watched.remove())

const addressOf = (network: number) => `203.${network >> 8}.${network & 255}.7`

/** Every network from `first` on, so many of them, reports once. */
function vote(first: number, networks: number, kind: string, version: string): void {
  for (let each = first; each < first + networks; each += 1) watched.send(addressOf(each), version, kind)
}

const startCanary = (version = '2.0.0', percent = 50) =>
  setCanary(watched.releases, { ...REMOTE, version, percent })
const startRollout = () =>
  setCanary(watched.releases, { ...REMOTE, version: '2.0.0', steps: [{ percent: 50, minutes: 10 }] })
const promote = (version: string) => promoteRelease(watched.releases, { ...REMOTE, version })

const readRegistry = () => watched.releases.storage.readRegistry()
const remoteNow = async () => releasesReport(await readRegistry()).remotes[0]
const questions = async () => watched.guard.questions(await readRegistry())
const logged = () =>
  (['error', 'warn'] as const).flatMap(level =>
    vi
      .mocked(watched.log[level])
      .mock.calls.map(([detail, text]) => [level, (detail as { remote?: string }).remote, text]),
  )
const actions = () => watched.audited.map(({ action }) => action)

it('a canary that fails in five networks that were there before ends, and the history has the figures', async () => {
  await startCanary()
  vote(0, 5, 'mount', '2.0.0')
  await watched.review()
  const reason = '5 of 5 networks failed (mount 5); of the last good release 0 of 0 starts'
  const step = { by: 'automatic', action: 'end canary', from: '2.0.0', to: '1.0.0', reason }
  const remote = await remoteNow()
  expect(remote).toMatchObject({ version: '1.0.0', canary: null })
  expect(remote?.history[0]).toMatchObject(step)
  const detail = { remote: 'mfe-test', from: '2.0.0', to: '1.0.0', failing: 5, networks: 5 }
  const entry = { at: new Date(time), actor: 'automatic', address: '', action: 'release.automatic-rollback' }
  expect(watched.audited).toMatchObject([{ ...entry, detail }])
  expect(logged()).toEqual([['error', 'mfe-test', 'a release was taken back']])
})

it('an unused canary survives 100 networks that were never there, and an operator is asked once', async () => {
  await startCanary()
  vote(1_000, 100, 'crash', '2.0.0')
  await watched.review()
  vote(1_100, 5, 'crash', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
  expect(actions()).toEqual(['release.warning'])
  expect(logged()).toEqual([['warn', 'mfe-test', 'an operator has to decide about a release']])
  const [sentence, at] = [expect.stringContaining('never seen before'), new Date(time).toISOString()]
  expect(await questions()).toMatchObject([{ remote: 'mfe-test', version: '2.0.0', sentence, at }])
  await rollBackRelease(watched.releases, REMOTE)
  expect(await questions()).toEqual([])
})

it('a canary with steps pauses when an operator is asked, and says why', async () => {
  await startRollout()
  vote(1_000, 100, 'crash', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({
    canary: { version: '2.0.0', rollout: { nextAt: null, paused: expect.stringContaining('networks') } },
  })
})

it('a canary with steps that fails ends, and grows no more', async () => {
  await startRollout()
  vote(0, 5, 'mount', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ canary: null })
  expect(await readRegistry()).not.toHaveProperty('rollouts')
})

it('one network has one vote, whatever it sends, and an IPv6 network too', async () => {
  watched.send('2001:db8:1::1', '1.0.0', 'loaded')
  await watched.review()
  time += HOUR_MS
  await startCanary()
  for (let each = 0; each < 20; each += 1) {
    watched.send(addressOf(1), '2.0.0', 'crash')
    watched.send(`2001:db8:1:${each.toString(16)}::${each}`, '2.0.0', 'crash')
  }
  await watched.review()
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
})

it('false starts of 100 networks do not keep a canary that fails for those who were there before', async () => {
  await startCanary()
  vote(1_000, 100, 'loaded', '2.0.0')
  await watched.review()
  vote(0, 5, 'mount', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ canary: null })
})

it('a release that people use survives two false reports of one address, as many of six, and of 100', async () => {
  await promote('2.0.0')
  vote(0, 50, 'loaded', '2.0.0')
  for (let each = 2_000; each < 2_006; each += 1)
    for (let times = 0; times < 20; times += 1) watched.send(addressOf(each), '2.0.0', 'crash')
  vote(2_006, 94, 'crash', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ version: '2.0.0' })
})

it('a slow release asks an operator, and stays', async () => {
  await startCanary()
  for (let each = 0; each < 50; each += 1) {
    watched.send(addressOf(each), '1.0.0', 'inp', 100)
    watched.send(addressOf(each), '2.0.0', 'inp', 600_000)
  }
  await watched.review()
  expect(actions()).toEqual(['release.warning'])
  expect(watched.audited[0]?.detail).toMatchObject({ version: '2.0.0', measure: 'inp' })
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
})

it('after a good and a bad release, a worse one gives way to the good one', async () => {
  await promote('2.0.0')
  const failed = { remote: 'mfe-test', version: '2.0.0', kind: 'load', upTo: 0, count: 60 }
  await watched.counts.add(new Date(time), [failed])
  time += 60_000
  await promote('3.0.0')
  vote(0, 5, 'load', '3.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ version: '1.0.0' })
})

it('a bad release is also taken back while a canary of another one runs', async () => {
  await promote('2.0.0')
  time += 1_000
  await startCanary('3.0.0')
  vote(0, 5, 'load', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ version: '1.0.0', canary: null })
})

it('a release that an operator gives out again is not taken back a second time without asking', async () => {
  await startCanary()
  vote(0, 5, 'mount', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ canary: null })
  time += 1_000
  await startCanary()
  vote(0, 20, 'mount', '2.0.0')
  await watched.review()
  expect(actions()).toEqual(['release.automatic-rollback', 'release.warning'])
  expect(await remoteNow()).toMatchObject({ canary: { version: '2.0.0' } })
})

it('a release that fails as often as the one before it stays: its failures count from before the trial', async () => {
  vote(0, 50, 'loaded', '1.0.0')
  vote(0, 6, 'load', '1.0.0')
  await watched.review()
  time += 59 * 60_000
  await promote('2.0.0')
  vote(0, 50, 'loaded', '2.0.0')
  vote(0, 10, 'load', '2.0.0')
  await watched.review()
  expect(await remoteNow()).toMatchObject({ version: '2.0.0' })
})

it('the figures of a release are its own', async () => {
  await startCanary()
  vote(0, 5, 'mount', '2.0.0')
  vote(10, 2, 'load', '1.0.0')
  const another = { remote: 'mfe-other', kind: 'crash', upTo: 0, count: 7 }
  await watched.counts.add(new Date(time), [
    { ...another, version: '1.0.0' },
    { ...another, version: '2.0.0' },
  ])
  await watched.review()
  expect(watched.audited).toMatchObject([{ detail: { kinds: 'mount 5', otherFailures: 2 } }])
})

it('two machines that review at once take a release back once', async () => {
  await startCanary()
  vote(0, 5, 'mount', '2.0.0')
  await Promise.all([watched.review(), watched.guard.review()])
  expect(actions()).toEqual(['release.automatic-rollback'])
})

it('an operator is asked again about a canary that was begun anew, no longer about the former', async () => {
  const failInNewNetworks = async () => {
    vote(1_000, 100, 'crash', '2.0.0')
    await watched.review()
  }
  await startCanary()
  await failInNewNetworks()
  const [former] = await questions()
  time += 60_000
  await startCanary('2.0.0', 20)
  expect(await questions()).toEqual([])
  await failInNewNetworks()
  expect(await questions()).toMatchObject([{ version: '2.0.0' }])
  expect((await questions())[0]?.revision).toBeGreaterThan(former?.revision ?? Infinity)
  expect(actions()).toEqual(['release.warning', 'release.warning'])
  expect(watched.audited.map(({ detail }) => detail['kinds'])).toEqual(['crash 100', 'crash 100'])
})

it('a question about a rollout that cannot be paused fails the review', async () => {
  await startRollout()
  vote(1_000, 100, 'crash', '2.0.0')
  watched.releases.storage.changeRegistry = () => Promise.reject(new Error('the disk is full'))
  await expect(watched.review()).rejects.toThrow('the disk is full')
})

it('a release that an operator has replaced during the review is not taken back in its place', async () => {
  await startCanary()
  vote(0, 5, 'mount', '2.0.0')
  vi.spyOn(watched.counts, 'since').mockImplementationOnce(async () => {
    await startCanary('3.0.0')
    return []
  })
  await watched.review()
  expect(await remoteNow()).toMatchObject({ canary: { version: '3.0.0' } })
  expect(actions()).toEqual([])
})
