import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  applicantsWithNumbers,
  fillWithLargeData,
  migrate,
  openDatabase,
  openTestDraft,
  spawnBackend,
  TEST_FIELD_KEYS,
  TEST_SESSION_KEY,
  testFields,
} from 'backend/testing'
import { startEmbeddedPostgres } from 'embedded-database'
import { runningUrl } from 'embedded-database/testing'
import { createLog } from 'server-kit'
import { spawnServer } from 'server-kit/testing'
import { spreadOf } from '../latency/spread.ts'
import { commonCalls, signInBoth, type People } from './common-calls.ts'
import { AT_ONCE, endLoad, requestsPerSecond, send, timesAtRate, type Sent } from './load.ts'
import type { RecordedCall, RecordedStatement } from './recorded-call.ts'

const DATA = { applications: 5_000, proofItems: 50_000 }
const ROUNDS = 3
const REQUESTS = 4_000
const STEADY_MS = 5_000
const STEADY_SHARE = 0.8
const FIRST_NEW_BUSINESS = 4_000_000_000

/** The most requests a second, and the milliseconds of each at four fifths of them. */
export type RouteThroughput = { perSecond: number; median: number; p99: number }

/** A call and the bare route; `ratio` is that of their most requests a second. */
export type CallThroughput = { own: RouteThroughput; bare: RouteThroughput; ratio: number }

/**
 * Loads the commonest calls of a backend in a process of its own, in turn with a bare route that makes the same
 * statements on the same database. Takes minutes.
 */
export async function measureThroughput(): Promise<Record<string, CallThroughput>> {
  const folder = await mkdtemp(join(tmpdir(), 'backend-throughput-'))
  const server = await startEmbeddedPostgres(folder, createLog('silent'))
  try {
    const people = await fill(server.databaseUrl, await runningUrl(folder))
    const recorded = await record(server.databaseUrl, folder, people)
    return await compare(server.databaseUrl, folder, people, recorded)
  } finally {
    endLoad()
    await server.stop()
    await rm(folder, { recursive: true })
  }
}

async function fill(databaseUrl: string, superuserUrl: string): Promise<People[]> {
  const database = openDatabase(databaseUrl, createLog('silent'))
  await migrate(database)
  await fillWithLargeData(superuserUrl, DATA)
  const wanted = { applications: DATA.applications, wanted: AT_ONCE }
  const applicants = await applicantsWithNumbers(database, testFields, wanted)
  const people = applicants.map(async (applicant, place) => {
    const brno = String(FIRST_NEW_BUSINESS + place)
    const draft = { ci: `newcomer-${place}`, brno, aplyNo: await openTestDraft({ database }, brno) }
    return signInBoth(applicant, draft)
  })
  const all = await Promise.all(people)
  await database.destroy()
  return all
}

/** Makes each call once for each of the people, on a backend that records its statements. */
async function record(
  databaseUrl: string,
  folder: string,
  people: readonly People[],
): Promise<Record<string, RecordedCall[]>> {
  const file = join(folder, 'statements')
  const preload = `--import=${join(import.meta.dirname, 'record-statements.ts')}`
  const backend = spawnBackend({
    ...settings(databaseUrl, folder),
    NODE_OPTIONS: preload,
    STATEMENTS_FILE: file,
  })
  const base = await backend.ready
  const recorded: Record<string, RecordedCall[]> = {}
  for (const call of Object.keys(commonCalls)) {
    const made: RecordedCall[] = []
    for (const sent of variantsOf(call, base, people)) {
      await writeFile(file, '')
      const response: unknown = JSON.parse(await send(sent))
      const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
      made.push({ statements: lines.map(line => JSON.parse(line) as RecordedStatement), response })
    }
    recorded[call] = made
  }
  backend.kill('SIGTERM')
  await backend.ended
  return recorded
}

async function compare(
  databaseUrl: string,
  folder: string,
  people: readonly People[],
  recorded: Record<string, RecordedCall[]>,
): Promise<Record<string, CallThroughput>> {
  const file = join(folder, 'recorded.json')
  await writeFile(file, JSON.stringify(Object.fromEntries(Object.values(recorded).entries())))
  // Read by this process, the log would take time from the load.
  await using log = await open(join(folder, 'log'), 'w')
  const backend = spawnBackend(settings(databaseUrl, folder), log.fd)
  const environment = { DATABASE_URL: databaseUrl, RECORDED_FILE: file }
  const bare = spawnServer(join(import.meta.dirname, 'bare-server.ts'), environment)
  const [ownBase, bareBase] = await Promise.all([backend.ready, bare.ready])
  const results: Record<string, CallThroughput> = {}
  for (const [place, call] of Object.keys(commonCalls).entries()) {
    const own = variantsOf(call, ownBase, people)
    const reference = people.map((_, variant) => ({ method: 'GET', url: `${bareBase}/${place}/${variant}` }))
    results[call] = await compareCall(own, reference)
  }
  backend.kill('SIGTERM')
  bare.kill('SIGTERM')
  await Promise.all([backend.ended, bare.ended])
  return results
}

async function compareCall(own: readonly Sent[], reference: readonly Sent[]): Promise<CallThroughput> {
  const rates: { own: number; bare: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1)
    rates.push({
      own: await requestsPerSecond(own, REQUESTS),
      bare: await requestsPerSecond(reference, REQUESTS),
    })
  // The first round warms up.
  const measured = rates.slice(1)
  const ownRate = spreadOf(measured.map(rate => rate.own)).median
  const bareRate = spreadOf(measured.map(rate => rate.bare)).median
  const ratio = spreadOf(measured.map(rate => rate.own / rate.bare)).median
  return { own: await atShare(own, ownRate), bare: await atShare(reference, bareRate), ratio }
}

async function atShare(variants: readonly Sent[], perSecond: number): Promise<RouteThroughput> {
  const { median, p99 } = spreadOf(await timesAtRate(variants, perSecond * STEADY_SHARE, STEADY_MS))
  return { perSecond, median, p99 }
}

function variantsOf(call: string, base: string, people: readonly People[]): Sent[] {
  return people.map(both => {
    const { path, ...request } = commonCalls[call]?.(both) ?? { method: 'GET', path: '' }
    return { ...request, url: base + path }
  })
}

/** Limits that count as usual and never refuse the load. */
const RATE_LIMITS = ['call', 'token', 'presign'].map(name => `${name}=999999/60`).join()

function settings(databaseUrl: string, folder: string): Record<string, string> {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(folder, 'backend'),
    SESSION_KEY: TEST_SESSION_KEY,
    FIELD_KEYS: TEST_FIELD_KEYS,
    LOG_LEVEL: 'info',
    RATE_LIMITS,
  }
}
