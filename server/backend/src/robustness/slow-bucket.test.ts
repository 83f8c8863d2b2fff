import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startHeldBucket, type HeldBucket } from '../testing/storage/held-bucket.ts'
import { documentOf, prepareFiling } from '../testing/applications/prepared-filing.ts'
import { postJson, startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'
import { fileApplication } from '../testing/applications/test-filing.ts'
import { statesOf, WHOLE } from '../testing/databases/written-records.ts'

let bucket: HeldBucket
let backend: TestBackend

beforeAll(async () => {
  bucket = await startHeldBucket()
  const { bucket: name, endpoint = '', credentials } = bucket.settings
  backend = await startTestBackend({
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: credentials?.accessKeyId ?? '',
    S3_SECRET_ACCESS_KEY: credentials?.secretAccessKey ?? '',
    CDN_DIR: '/nowhere',
  })
})
afterAll(async () => {
  await backend.stop()
  await bucket.stop()
})

const readiness = async () => (await fetch(`${backend.address}/readyz`)).json()

it('a bucket that lets everyone wait holds no transaction and no other call, and what waited is filed', async () => {
  const filings = await Promise.all(
    ['5100000001', '5100000002', '5100000003'].map(brno => prepareFiling(backend.database, brno)),
  )
  const release = bucket.hold()
  const pressed = Promise.all(filings.map(filing => fileApplication(backend, filing, documentOf(filing))))

  const late = { status: 'not ready', database: 'ok', objects: 'failed', disk: 'ok', mode: 'ok' }
  await expect.poll(readiness, { timeout: 20_000 }).toEqual(late)
  expect((await fetch(`${backend.address}/healthz`)).status).toBe(200)
  const register = `${backend.address}/api/v1/business/first/register`
  expect(await postJson(register, { brNo: '1234567801' })).toMatchObject({ status: 200 })
  const open = sql`select 1 from pg_stat_activity where datname = current_database() and state like 'idle in%'`
  expect((await open.execute(backend.database)).rows).toEqual([])

  release()
  expect((await pressed).map(({ status }) => status)).toEqual([200, 200, 200])
  const states = await statesOf(backend.database)
  for (const { aplyNo } of filings) expect(states.get(aplyNo)).toEqual(WHOLE)
  await expect.poll(readiness, { timeout: 20_000 }).toMatchObject({ status: 'ready' })
})
