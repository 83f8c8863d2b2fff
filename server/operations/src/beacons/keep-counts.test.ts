import { startTestServer, type TestServer } from 'server-kit/testing'
import type { Releases } from 'release-store'
import type { Registry } from 'release-format'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createMemoryCounts } from '../testing/memory-counts.ts'
import { Ballot } from './ballot.ts'
import type { CountStore } from './count-store.ts'
import { keepCounts, storeCounts } from './keep-counts.ts'
import { ReleaseFigures } from './release-figures.ts'
import { createTally } from './tally.ts'
import type { StoredVote, VoteStore } from './vote-store.ts'

const HOUR_MS = 60 * 60_000
const START = Date.parse('2026-03-09T00:00:30Z')
const RELEASE = { remote: 'mfe-test', version: '1.0.0' }

/** 2.0.0 is a canary beside 1.0.0, which has been live for a week. */
const registry = {
  remotes: { 'mfe-test': { version: '1.0.0', canary: { version: '2.0.0', percent: 5 } } },
  history: {
    'mfe-test': [
      { at: '2026-03-08T00:00:00Z', revision: 2, by: 'kim', action: 'canary', from: '1.0.0', to: '2.0.0' },
      { at: '2026-03-01T00:00:00Z', revision: 1, by: 'kim', action: 'promote', from: null, to: '1.0.0' },
    ],
  },
} as unknown as Registry

let time: number
let server: TestServer | undefined
let counts: CountStore
let cast: StoredVote[]
const pruned = vi.fn<VoteStore['prune']>()
const afterwards = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  time = START
  counts = createMemoryCounts()
  cast = []
  pruned.mockReset().mockResolvedValue()
  afterwards.mockReset().mockResolvedValue(undefined)
})
afterEach(async () => {
  // A server that stops waits in real time.
  vi.useRealTimers()
  await server?.stop()
  server = undefined
})

function kept() {
  return {
    tally: createTally(),
    ballot: new Ballot('secret'),
    figures: new ReleaseFigures(),
    counts,
    votes: {
      add: async (added: readonly StoredVote[]) => void cast.push(...added),
      prune: pruned,
      of: vi.fn<VoteStore['of']>(),
    },
    releases: { storage: { readRegistry: async () => registry } } as Releases,
    afterwards,
    now: () => new Date(time),
  }
}

/** Keeps counts on a server whose clock the test moves. */
async function listen(parts: ReturnType<typeof kept>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  server = await startTestServer([{ register: app => keepCounts(app, parts) }])
  const { logged } = server
  return { logged, pass: (ms: number) => vi.advanceTimersByTimeAsync(ms) }
}

it('counts are stored rounded in their minute, and those of invented releases are not', async () => {
  const parts = kept()
  for (const version of ['1.0.0', '9.9.9']) parts.tally.count({ ...RELEASE, version, kind: 'open' }, 2.6)
  expect(await storeCounts(parts)).toBe(true)
  expect(await counts.minutes(new Date(START - 30_000))).toEqual([
    { ...RELEASE, kind: 'open', upTo: 0, count: 3, minute: new Date(START - 30_000) },
  ])
  expect(await storeCounts(parts)).toBe(false)
  parts.tally.count({ ...RELEASE, version: '9.9.9', kind: 'open' }, 1)
  expect(await storeCounts(parts)).toBe(false)
})

it('a vote belongs to the trial of its release, and of any other release only a start is kept', async () => {
  const parts = kept()
  for (const [version, kind, network] of [
    ['2.0.0', 'crash', 'a'],
    ['1.0.0', 'loaded', 'b'],
    ['1.0.0', 'crash', 'b'],
    ['1.0.0', 'crash', 'c'],
    ['9.9.9', 'crash', 'd'],
  ] as const) {
    parts.tally.count({ ...RELEASE, version, kind }, 1)
    parts.ballot.count({ ...RELEASE, version, kind }, network)
  }
  await storeCounts(parts)
  const now = new Date(START)
  const voter = expect.stringMatching(/^[\w-]{16}$/)
  expect(cast).toEqual([
    {
      remote: 'mfe-test',
      voter,
      starts: 0,
      failures: 1,
      trial: 2,
      firstAt: now,
      knownBefore: new Date('2026-03-08T00:00:00Z'),
    },
    { remote: 'mfe-test', voter, starts: 1, failures: 0, trial: 0, firstAt: now, knownBefore: now },
  ])
})

it('releases are reviewed after each write with counts, and old counts and votes pruned once an hour', async () => {
  const parts = kept()
  await counts.add(new Date(START - 7 * 24 * HOUR_MS - 1), [{ ...RELEASE, kind: 'open', upTo: 0, count: 1 }])
  const { pass } = await listen(parts)
  await pass(1_000)
  expect([afterwards.mock.calls, pruned.mock.calls]).toEqual([[], [[new Date(START - 7 * 24 * HOUR_MS)]]])
  expect(await counts.minutes(new Date(0))).toEqual([])
  parts.tally.count({ ...RELEASE, kind: 'open' }, 1)
  time += HOUR_MS - 1
  await pass(1_000)
  expect([afterwards.mock.calls.length, pruned.mock.calls.length]).toEqual([1, 1])
  time += 1
  await pass(1_000)
  expect([afterwards.mock.calls.length, pruned.mock.calls.length]).toEqual([1, 2])
})

it('a vote that cannot be stored, and a review or a removal that fails, is logged', async () => {
  const parts = kept()
  const { logged, pass } = await listen(parts)
  vi.spyOn(parts.votes, 'add').mockRejectedValueOnce(new Error('no votes'))
  afterwards.mockRejectedValueOnce(new Error('no review'))
  pruned.mockImplementationOnce(async () => {
    await Promise.resolve()
    throw new Error('no room')
  })
  for (const reason of ['no votes', 'no review', 'no room']) {
    parts.tally.count({ ...RELEASE, kind: 'open' }, 1)
    await pass(1_000)
    expect(logged.at(-1)).toContain(reason)
  }
})

it('a vote about another remote belongs to no trial, though that has the same version', async () => {
  const parts = kept()
  const remotes = { ...registry.remotes, 'mfe-other': { version: '2.0.0' } }
  parts.releases.storage.readRegistry = async () => ({ ...registry, remotes }) as unknown as Registry
  const other = { remote: 'mfe-other', version: '2.0.0', kind: 'loaded' } as const
  parts.tally.count(other, 1)
  parts.ballot.count(other, 'a')
  await storeCounts(parts)
  expect(cast).toMatchObject([{ remote: 'mfe-other', trial: 0 }])
})

it('a database that is away is logged, and the next counts are stored again', async () => {
  const parts = kept()
  const { logged, pass } = await listen(parts)
  vi.spyOn(counts, 'add').mockRejectedValueOnce(new Error('no database'))
  parts.tally.count({ ...RELEASE, kind: 'open' }, 1)
  await pass(1_000)
  expect(logged.join('')).toContain('beacons are not stored, or a release cannot be rolled back')
  parts.tally.count({ ...RELEASE, kind: 'open' }, 5)
  await pass(1_000)
  expect(await counts.minutes(new Date(0))).toMatchObject([{ count: 5 }])
})
