import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { isUnavailable } from '../stores/database-unavailable.ts'
import { startToKill, type KilledBackend } from '../testing/backend/killed-backend.ts'
import { documentOf, prepareFiling } from '../testing/applications/prepared-filing.ts'
import { fileApplication, type Filing } from '../testing/applications/test-filing.ts'
import { statesOf, WHOLE } from '../testing/databases/written-records.ts'

const IN_FLIGHT = 30

let dataDir: string
let backend: KilledBackend

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'database-killed-'))
  backend = await startToKill(dataDir)
})
afterAll(async () => {
  await backend.stop()
  await rm(dataDir, { recursive: true })
})

const readiness = async () => (await fetch(`${backend.address}/readyz`)).status
const isAlive = async () => (await fetch(`${backend.address}/healthz`)).ok

async function killDatabase(): Promise<void> {
  const [pid] = (await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

/** Runs the work and checks that readiness reports the outage and recovers by itself. */
async function recoversFrom<T>(trouble: () => Promise<T>): Promise<T> {
  const outage = vi.waitFor(async () => expect(await readiness()).toBe(503), { timeout: 40_000, interval: 5 })
  const [result] = await Promise.all([trouble(), outage])
  await vi.waitFor(async () => expect(await readiness()).toBe(200), { timeout: 40_000 })
  return result
}

it('a database that is killed while nothing happens is started again, and readiness tells', async () => {
  await recoversFrom(killDatabase)
  expect(await isAlive()).toBe(true)
})

it('a database that is killed under submissions loses nothing that was acknowledged', async () => {
  const filings = await Promise.all(
    Array.from({ length: IN_FLIGHT }, (_, place) => prepareFiling(backend.database, `50000000${10 + place}`)),
  )
  const pressed = await recoversFrom(() => submitAndKill(filings))

  for (const response of pressed.filter(({ status }) => status !== 200)) {
    expect(response).toMatchObject(UNAVAILABLE)
  }
  const before = await statesOf(backend.database)
  pressed
    .filter(({ status }) => status === 200)
    .forEach(({ aplyNo }) => expect(before.get(aplyNo)).toEqual(WHOLE))

  const again = await Promise.all(filings.map(filing => fileApplication(backend, filing, documentOf(filing))))
  expect(again.filter(({ status }) => status !== 200)).toEqual([])
  const after = await statesOf(backend.database)
  for (const { aplyNo } of filings) expect(after.get(aplyNo)).toEqual(WHOLE)
})

const UNAVAILABLE = {
  status: 503,
  retryAfter: '5',
  body: {
    errorCode: 'TEMPORARILY_UNAVAILABLE',
    message: '일시적으로 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해주세요.',
  },
}

/** Submits all, holds the submissions in the database where they cannot continue, and kills it. */
async function submitAndKill(filings: readonly Filing[]) {
  let pressed: Promise<Awaited<ReturnType<typeof press>>[]> | undefined
  const holding = backend.database.transaction().execute(async transaction => {
    await sql`lock table application in access exclusive mode`.execute(transaction)
    pressed = Promise.all(filings.map(press))
    await vi.waitFor(async () => expect(await waiting()).toBeGreaterThan(10), { timeout: 30_000 })
    await killDatabase()
    await sql`select pg_sleep(60)`.execute(transaction)
  })
  expect(await holding.catch((error: unknown) => error)).toSatisfy(isUnavailable)
  return pressed ?? []
}

async function press(filing: Filing) {
  const { aplyNo, headers, data } = filing
  const form = new FormData()
  for (const [name, file] of Object.entries(documentOf(filing))) form.set(name, file)
  form.set('applicationData', JSON.stringify(data))
  const response = await fetch(`${backend.address}/api/v1/application/create`, {
    method: 'POST',
    headers,
    body: form,
  })
  return {
    aplyNo,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: await response.json(),
  }
}

async function waiting(): Promise<number> {
  const query = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock'`
  return (await query.execute(backend.database)).rows.length
}
