import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  applicantsWithNumbers,
  fillWithLargeData,
  makeEveryCall,
  migrate,
  openDatabase,
  spawnBackend,
  TEST_FIELD_KEYS,
  TEST_SESSION_KEY,
  testFields,
  type LargeData,
} from 'backend/testing'
import { startEmbeddedPostgres } from 'embedded-database'
import { runningUrl } from 'embedded-database/testing'
import { createLog } from 'server-kit'
import { measureResultDetail, type ResultDetail } from './measure-result-detail.ts'
import { spreadOf, type Spread } from './spread.ts'

export type Latency = LargeData & {
  /** The time it took to fill the database. */
  fillSeconds: number
  resultDetail: ResultDetail
  /** The response times of every call of both tables, in the order in which a person makes them. */
  calls: Record<string, Spread>
}

export type Measured = LargeData & { applicants: number; rounds: number; journeys: number }

/**
 * Fills a database with large data and measures, over HTTP, a backend in a process of its own. Compares the result of
 * different applicants with its queries, and times every call of whole journeys. Takes minutes.
 */
export async function measureLatency(wanted: Measured): Promise<Latency> {
  const dataDir = await mkdtemp(join(tmpdir(), 'backend-latency-'))
  const server = await startEmbeddedPostgres(dataDir, createLog('silent'))
  try {
    const superuserUrl = await runningUrl(dataDir)
    return await measureOn({ databaseUrl: server.databaseUrl, superuserUrl }, dataDir, wanted)
  } finally {
    await server.stop()
    await rm(dataDir, { recursive: true })
  }
}

type Addresses = { databaseUrl: string; superuserUrl: string }

async function measureOn(
  { databaseUrl, superuserUrl }: Addresses,
  dataDir: string,
  wanted: Measured,
): Promise<Latency> {
  const { applications, proofItems } = wanted
  const database = openDatabase(databaseUrl, createLog('silent'))
  await migrate(database)
  const began = performance.now()
  await fillWithLargeData(superuserUrl, { applications, proofItems })
  const fillSeconds = (performance.now() - began) / 1000
  const choice = { applications, wanted: wanted.applicants }
  const applicants = await applicantsWithNumbers(database, testFields, choice)

  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, 'backend'), RATE_LIMITS: 'off' }
  const backend = spawnBackend({ ...settings, SESSION_KEY: TEST_SESSION_KEY, FIELD_KEYS: TEST_FIELD_KEYS })
  try {
    const address = await backend.ready
    const calls = await measureCalls({ address, database }, wanted.journeys)
    const serverLog = join(dataDir, 'postgres/server.log')
    const subject = { address, databaseUrl: superuserUrl, serverLog, applicants, rounds: wanted.rounds }
    const resultDetail = await measureResultDetail(subject)
    return { applications, proofItems, fillSeconds, resultDetail, calls }
  } finally {
    await database.destroy()
    backend.kill('SIGTERM')
    await backend.ended
  }
}

type Walked = Parameters<typeof makeEveryCall>[0]

async function measureCalls(backend: Walked, journeys: number): Promise<Record<string, Spread>> {
  const times = new Map<string, number[]>()
  for (let journey = 0; journey < journeys; journey += 1) {
    const { visits } = await makeEveryCall(backend)
    // The first one warms up.
    for (const { call, ms } of journey === 0 ? [] : visits) times.set(call, [...(times.get(call) ?? []), ms])
  }
  return Object.fromEntries([...times].map(([call, taken]) => [call, spreadOf(taken)]))
}
