import { sql } from 'kysely'
import { createLog } from 'server-kit'
import { startSilentLine } from 'server-kit/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestBackend } from '../testing/backend/test-backend.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { isSuperuser, openDatabase } from './database.ts'
import { assertSchema } from './migrate.ts'
import { isUnavailable } from './database-unavailable.ts'
import { createOverrideOpenings } from './override-openings.ts'
import { createReleaseCounts } from './release-counts.ts'
import { createReleaseVotes } from './release-votes.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('a connection lost inside a transaction fails that call, and the next one is served', async () => {
  const { database } = test
  const work = database.transaction().execute(async transaction => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
    const pid = rows[0]?.pid ?? 0
    await sql`select pg_terminate_backend(${pid})`.execute(database)
    const isGone = async () => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${pid}`.execute(database)
      return left.rows.length === 0
    }
    await expect.poll(isGone).toBe(true)
    // The connection is idle when it is lost, as during a wait for a service outside.
    await new Promise(resolve => setImmediate(resolve))
    await sql`select 1`.execute(transaction)
  })
  const error: unknown = await work.then(
    () => 'served',
    (reason: unknown) => reason,
  )
  expect(isUnavailable(error)).toBe(true)
  await assertSchema(database)
})

it('a connection that carries nothing any more fails its query in time, and is not used again', async () => {
  const address = new URL(test.databaseUrl)
  const line = await startSilentLine(Number(address.port))
  address.port = String(line.port)
  const database = openDatabase(address.href, createLog('silent'), 3000)
  await sql`select 1`.execute(database)
  line.silence()
  const work = database.transaction().execute(transaction => sql`select 1`.execute(transaction))
  const error: unknown = await work.catch((reason: unknown) => reason)
  expect(isUnavailable(error)).toBe(true)
  await sql`select 1`.execute(database)
  await database.destroy()
  await line.stop()
})

it('a backend connects as the owner of its database, and a superuser is told that this is enough', async () => {
  const { database, superuserUrl } = test
  expect(await isSuperuser(database)).toBe(false)
  await expect(sql`alter system set fsync = on`.execute(database)).rejects.toThrow('permission denied')
  const backend = await startTestBackend({ DATABASE_URL: superuserUrl })
  await backend.stop()
  expect(backend.logged.join()).toContain('DATABASE_URL is a superuser')
})

it('its own log keeps nothing of what was sent', async () => {
  const show = (name: string) => sql`show ${sql.raw(name)}`.execute(test.database).then(({ rows }) => rows)
  expect(await show('log_error_verbosity')).toEqual([{ logErrorVerbosity: 'terse' }])
  expect(await show('log_min_error_statement')).toEqual([{ logMinErrorStatement: 'panic' }])
})

it('counts of releases add up by the minute, and are forgotten before a moment', async () => {
  const counts = createReleaseCounts(test.database)
  const [first, second] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T00:01:00Z')]
  const crash = { remote: 'mfe-apply', version: '1.0.0', kind: 'crash', upTo: 0, count: 2 }
  const inp = { ...crash, kind: 'inp', upTo: 135, count: 1 }
  await counts.add(first, [crash, inp])
  await counts.add(first, [])
  await counts.add(first, [crash])
  await counts.add(second, [crash, { ...crash, remote: 'mfe-proof' }])
  expect(await counts.since(first, 'mfe-apply')).toEqual([{ ...crash, count: 6 }, inp])
  const later = [{ ...crash }, { ...crash, remote: 'mfe-proof' }]
  expect(await counts.since(second)).toEqual(later)
  expect(await counts.since(second, 'mfe-proof')).toEqual(later.slice(1))
  const ofMinute = (minute: Date) => (count: object) => ({ minute, ...count })
  const ofSecond = later.map(ofMinute(second))
  expect(await counts.minutes(first)).toEqual([{ minute: first, ...crash, count: 4 }, ...ofSecond])
  expect(await counts.minutes(second)).toEqual(ofSecond)
  await counts.prune(second)
  expect(await counts.since(first)).toHaveLength(2)
})

it('counts are in the order of their releases, and of their minutes', async () => {
  const counts = createReleaseCounts(test.database)
  const releases = ['mfe-apply', 'mfe-proof', 'mfe-result', 'shell'].flatMap(remote =>
    ['1.0.0', '1.1.0', '1.2.0'].map(version => ({ remote, version, kind: 'start', upTo: 0, count: 1 })),
  )
  const minutes = [5, 6, 7, 8].map(minute => new Date(2026, 2, 1, 0, minute))
  for (const minute of minutes.toReversed()) await counts.add(minute, releases.toReversed())
  const of = (release: (typeof releases)[number]) => ({ ...release, count: minutes.length })
  const [from = new Date(0)] = minutes
  expect(await counts.since(from)).toEqual(releases.map(of))
  // Without its index, the table is read as it was written.
  const stored = await test.database.transaction().execute(async transaction => {
    await sql`set local enable_indexscan = off`.execute(transaction)
    await sql`set local enable_bitmapscan = off`.execute(transaction)
    return createReleaseCounts(transaction).minutes(from)
  })
  expect(stored.map(({ minute }) => minute)).toEqual(minutes.flatMap(minute => releases.map(() => minute)))
  await counts.prune(new Date(2027, 0))
})

it('a vote is of one network, known only if the remote started there before, and is forgotten', async () => {
  const votes = createReleaseVotes(test.database)
  const [before, at] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T00:01:00Z')]
  const vote = { remote: 'mfe-apply', trial: 7, starts: 0, failures: 1, firstAt: at, knownBefore: at }
  const start = { ...vote, trial: 0, starts: 1, failures: 0 }
  await votes.add([])
  await votes.add([
    { ...start, voter: 'known', firstAt: before },
    { ...start, voter: 'late' },
    { ...start, voter: 'other', remote: 'mfe-proof', firstAt: before },
    { ...vote, trial: 3, voter: 'failed', firstAt: before },
  ])
  for (const voter of ['known', 'late', 'other', 'failed', 'stranger']) await votes.add([{ ...vote, voter }])
  await votes.add([{ ...vote, voter: 'known', starts: 2, failures: 0 }])
  await votes.add([{ ...vote, voter: 'known', remote: 'mfe-proof' }])
  const trial = { remote: 'mfe-apply', revision: 7 }
  const [known, strange] = [
    { networks: 1, failing: expect.closeTo(1 / 3) },
    { networks: 4, failing: 4 },
  ]
  expect(await votes.of(trial)).toEqual({ known, strange })
  await votes.prune(at)
  expect(await votes.of(trial)).toEqual({ known, strange })
  await votes.add([{ ...vote, trial: 8, voter: 'known' }])
  expect(await votes.of({ ...trial, revision: 8 })).toMatchObject({ known: { networks: 0, failing: 0 } })
})

it('a link for a tester is opened once, by whichever of those that try at the same time, until it is over', async () => {
  const { open, find } = createOverrideOpenings(test.database)
  const [now, until] = [new Date('2026-03-01T00:00:00Z'), new Date('2026-03-01T01:00:00Z')]
  const opening = (browser: string) =>
    open({ id: 'link', browser, override: `{"for":"${browser}"}`, until }, now)
  const [first, ...others] = (await Promise.all(['a', 'b', 'c'].map(opening))).toSorted().toReversed()
  expect([first, others]).toEqual([true, [false, false]])
  const shown = await Promise.all(['a', 'b', 'c', 'd'].map(find))
  expect(shown.filter(text => text !== null)).toHaveLength(1)
  await open({ id: 'another', browser: 'e', override: '{}', until: new Date('2026-03-02T00:00:00Z') }, until)
  expect(await Promise.all(['a', 'b', 'c'].map(find))).toEqual([null, null, null])
})
