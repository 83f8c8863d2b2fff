import { mkdtempDisposable, open, readFile, writeFile } from 'node:fs/promises'
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
 * Loads these calls of a backend in a process of its own, in turn with a bare route that gets the same requests and makes
 * the same statements on the same database. Takes minutes.
 */
export async function measureThroughput(calls: readonly string[]): Promise<Record<string, CallThroughput>> {
  await using temporary = await mkdtempDisposable(join(tmpdir(), 'backend-throughput-'))
  const folder = temporary.path
  const server = await startEmbeddedPostgres(folder, createLog('silent'))
  try {
    const people = await fill(server.databaseUrl, await runningUrl(folder))
    const recorded = await record(server.databaseUrl, folder, people, calls)
    return await compare(server.databaseUrl, folder, people, recorded)
  } finally {
    endLoad()
    await server.stop()
  }
}

async function fill(databaseUrl: string, superuserUrl: string): Promise<People[]> {
  await using database = openDatabase(databaseUrl, createLog('silent'))
  await migrate(database)
  await fillWithLargeData(superuserUrl, DATA)
  const wanted = { applications: DATA.applications, wanted: AT_ONCE }
  const applicants = await applicantsWithNumbers(database, testFields, wanted)
  const people = applicants.map(async (applicant, place) => {
    const brno = String(FIRST_NEW_BUSINESS + place)
    const draft = { ci: `newcomer-${place}`, brno, aplyNo: await openTestDraft({ database }, brno) }
    return signInBoth(applicant, draft)
  })
  return await Promise.all(people)
}

/** Makes each call for each of the people, on a backend that records its statements. */
async function record(
  databaseUrl: string,
  folder: string,
  people: readonly People[],
  calls: readonly string[],
): Promise<Record<string, RecordedCall[]>> {
  const file = join(folder, 'statements')
  const preload = `--import=${join(import.meta.dirname, 'record-statements.ts')}`
  await using backend = spawnBackend({
    ...settings(databaseUrl, folder),
    NODE_OPTIONS: preload,
    STATEMENTS_FILE: file,
  })
  const base = await backend.ready
  const recorded: Record<string, RecordedCall[]> = {}
  for (const call of calls) {
    const made: RecordedCall[] = []
    for (const sent of variantsOf(call, base, people)) {
      // The first request makes statements that a backend makes once a second at most.
      await send(sent)
      await writeFile(file, '')
      const response: unknown = JSON.parse(await send(sent))
      const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
      made.push({ statements: lines.map(line => JSON.parse(line) as RecordedStatement), response })
    }
    recorded[call] = made
  }
  return recorded
}

async function compare(
  databaseUrl: string,
  folder: string,
  people: readonly People[],
  recorded: Record<string, RecordedCall[]>,
): Promise<Record<string, CallThroughput>> {
  const file = join(folder, 'recorded.json')
  await writeFile(file, JSON.stringify(Object.values(recorded)))
  // Read by this process, the log would take time from the load.
  await using log = await open(join(folder, 'log'), 'w')
  await using backend = spawnBackend(settings(databaseUrl, folder), log.fd)
  const environment = { DATABASE_URL: databaseUrl, RECORDED_FILE: file }
  await using bare = spawnServer(join(import.meta.dirname, 'bare-server.ts'), environment)
  const [ownBase, bareBase] = await Promise.all([backend.ready, bare.ready])
  const results: Record<string, CallThroughput> = {}
  for (const [place, call] of Object.keys(recorded).entries()) {
    const own = variantsOf(call, ownBase, people)
    const reference = own.map((sent, variant) => ({ ...sent, url: `${bareBase}/${place}/${variant}` }))
    results[call] = await compareCall(own, reference)
  }
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
  const requestOf = commonCalls[call]
  if (!requestOf) throw new Error(`There is no call ${call}. Known: ${Object.keys(commonCalls).join()}.`)
  return people.map(both => {
    const { path, ...request } = requestOf(both)
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
