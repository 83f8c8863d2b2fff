import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  NoRollout,
  openReleases,
  pauseRollout,
  publishFolder,
  releasesReport,
  rollBackRelease,
  setCanary,
  steerRollout,
  storeFolder,
  type Releases,
} from 'release-store'
import { writeBuiltRemote } from 'release-store/testing'
import { createLog } from 'server-kit'
import { startTestServer } from 'server-kit/testing'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { AuditEntry } from '../audit.ts'
import { advanceDue, keepRollouts } from './rollouts.ts'

const REMOTE = { remote: 'mfe-test', by: 'kim' }
const STEPS = [
  { percent: 1, minutes: 10 },
  { percent: 10, minutes: 30 },
  { percent: 50, minutes: 20 },
]

let folder: string
let time: number
let releases: Releases
let audited: AuditEntry[]
const log = createLog('silent')
const failed = vi.spyOn(log, 'error')
const now = () => new Date(time)

/** 1.0.0 is live, and 2.0.0 is stored. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollouts-'))
  time = Date.parse('2026-03-02T09:00:00Z')
  audited = []
  failed.mockClear()
  releases = openReleases({ dataDir: join(folder, 'data'), now })
  for (const version of ['1.0.0', '2.0.0']) await writeBuiltRemote(join(folder, version), { version })
  await publishFolder(releases, join(folder, '1.0.0'), { by: 'test' })
  await storeFolder(releases, join(folder, '2.0.0'))
})
afterEach(() => rm(folder, { recursive: true }))

const begin = () => setCanary(releases, { ...REMOTE, version: '2.0.0', steps: STEPS })

/** Lets minutes pass; the schedule looks once, as after a restart. */
async function after(minutes: number, given: Partial<Releases> = {}): Promise<void> {
  time += minutes * 60_000
  const audit = async (entry: AuditEntry) => void audited.push(entry)
  // The schedule keeps nothing in memory: each look has releases of its own.
  const own = { ...openReleases({ dataDir: join(folder, 'data'), now }), ...given }
  await advanceDue({ releases: own, audit, log, now })
}

const actions = () => audited.map(({ action }) => action)

const steer = (order: 'pause' | 'resume' | 'skip') => steerRollout(releases, { ...REMOTE, order })

async function remoteNow() {
  const { remotes } = releasesReport(await releases.storage.readRegistry())
  const { version, canary, history } = remotes[0] ?? { version: null, canary: null, history: [] }
  return { version, percent: canary?.percent, rollout: canary?.rollout, newest: history[0] }
}

describe('a canary with steps', () => {
  it('gets its shares in order, each for its minutes, and is then live for all', async () => {
    await begin()
    expect(await remoteNow()).toMatchObject({
      percent: 1,
      rollout: { step: 0, nextAt: '2026-03-02T09:10:00.000Z' },
    })
    await after(9.9)
    expect(await remoteNow()).toMatchObject({ percent: 1 })
    await after(0.1)
    expect(await remoteNow()).toMatchObject({
      percent: 10,
      newest: { by: 'schedule', action: 'canary', percent: 10 },
    })
    await after(30)
    expect(await remoteNow()).toMatchObject({ version: '1.0.0', percent: 50 })
    await after(20)
    expect(await remoteNow()).toMatchObject({ version: '2.0.0', percent: undefined, rollout: undefined })
    const entry = { actor: 'automatic', address: '', action: 'release.rollout-step' }
    expect(audited).toMatchObject([
      { ...entry, detail: { remote: 'mfe-test', to: '2.0.0', percent: 10 } },
      { ...entry, detail: { remote: 'mfe-test', to: '2.0.0', percent: 50 } },
      { ...entry, at: now(), detail: { remote: 'mfe-test', to: '2.0.0', revision: expect.any(Number) } },
    ])
  })

  it('gets its next share from a server that listens, which looks every five seconds', async () => {
    await begin()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const audit = async (entry: AuditEntry) => void audited.push(entry)
    const needed = { releases, audit, log, now }
    const server = await startTestServer([{ register: app => keepRollouts(app, needed) }])
    time += 10 * 60_000
    await vi.advanceTimersByTimeAsync(5_000)
    await server.stop()
    expect(await remoteNow()).toMatchObject({ percent: 10 })
  })

  it('skips no step after an outage, and each still lasts its minutes', async () => {
    await begin()
    await after(600)
    expect(await remoteNow()).toMatchObject({ percent: 10, rollout: { nextAt: '2026-03-02T19:30:00.000Z' } })
    await after(29)
    expect(await remoteNow()).toMatchObject({ percent: 10 })
  })

  it('takes one step where two machines look at once', async () => {
    await begin()
    time += 10 * 60_000
    await Promise.all([after(0), after(0)])
    expect(await remoteNow()).toMatchObject({ percent: 10 })
    expect(actions()).toEqual(['release.rollout-step'])
  })

  it('keeps its share while it is paused, and begins the step anew when it is resumed', async () => {
    await begin()
    await pauseRollout(releases, { remote: 'mfe-test', reason: 'it is slow' })
    await after(60)
    expect(await remoteNow()).toMatchObject({ percent: 1, rollout: { nextAt: null, paused: 'it is slow' } })
    await steer('resume')
    expect((await remoteNow()).rollout).not.toHaveProperty('paused')
    await after(9)
    expect(await remoteNow()).toMatchObject({ percent: 1 })
    await after(1)
    expect(await remoteNow()).toMatchObject({ percent: 10 })
  })

  it('goes to its next step at once when an operator skips, also while it is paused', async () => {
    await begin()
    await steer('skip')
    expect(await remoteNow()).toMatchObject({ percent: 10, newest: { by: 'kim' } })
    await steer('pause')
    await steer('skip')
    expect(await remoteNow()).toMatchObject({ percent: 50, rollout: { nextAt: '2026-03-02T09:20:00.000Z' } })
  })

  it('keeps the listed browsers from step to step', async () => {
    await setCanary(releases, { ...REMOTE, version: '2.0.0', steps: STEPS, allow: ['tester-1'] })
    await after(10)
    const { remotes } = await releases.storage.readRegistry()
    expect(remotes['mfe-test']?.canary).toMatchObject({ percent: 10, allow: ['tester-1'] })
  })

  it.each<[string, () => Promise<unknown>]>([
    ['is rolled back', () => rollBackRelease(releases, REMOTE)],
    [
      'is given a share by hand, also the same one',
      () => setCanary(releases, { ...REMOTE, version: '2.0.0', percent: 1 }),
    ],
    ['ends by hand', () => setCanary(releases, { ...REMOTE, version: '2.0.0' })],
  ])('grows no more when it %s', async (_, change) => {
    await begin()
    await change()
    const { percent, rollout } = await remoteNow()
    expect(rollout).toBeUndefined()
    await after(600)
    expect(await remoteNow()).toMatchObject({ version: '1.0.0', percent })
    await expect(steer('resume')).rejects.toThrow(NoRollout)
    await expect(steer('skip')).rejects.toThrow(NoRollout)
  })

  it('begins also where the same share was given before by hand', async () => {
    await setCanary(releases, { ...REMOTE, version: '2.0.0', percent: 1 })
    await begin()
    await after(10)
    expect(await remoteNow()).toMatchObject({ percent: 10 })
  })

  it('pauses with the reason when a step is refused', async () => {
    await begin()
    const cause = new Error('The page has react 20.')
    await after(10, { gate: () => Promise.reject(cause) })
    const logged = { err: cause, remote: 'mfe-test' }
    expect(failed).toHaveBeenCalledExactlyOnceWith(logged, 'a step of a canary failed')
    expect(await remoteNow()).toMatchObject({ percent: 1, rollout: { paused: 'The page has react 20.' } })
    const detail = { remote: 'mfe-test', reason: 'The page has react 20.' }
    expect(audited).toMatchObject([{ actor: 'automatic', action: 'release.rollout-paused', detail }])
  })

  it('waits while the registry cannot be read, which is logged', async () => {
    await begin()
    const cause = new Error('the disk fails')
    vi.spyOn(releases.storage, 'readRegistry').mockRejectedValueOnce(cause)
    time += 10 * 60_000
    await advanceDue({ releases, audit: async () => {}, log, now })
    expect(failed).toHaveBeenCalledExactlyOnceWith({ err: cause }, 'the steps of canaries wait')
    expect(await remoteNow()).toMatchObject({ percent: 1 })
  })

  it('is no part of what pages get, and leaves the signatures as they are when it pauses', async () => {
    await begin()
    const before = await releases.storage.readRegistry()
    await steer('pause')
    const { rollouts, ...after_ } = await releases.storage.readRegistry()
    expect(rollouts).toHaveProperty('mfe-test')
    const { rollouts: _, ...unchanged } = before
    expect(after_).toEqual(unchanged)
    expect(await releases.rejectionReason(after_)).toBeNull()
  })
})
