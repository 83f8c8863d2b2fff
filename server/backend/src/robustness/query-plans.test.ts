import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { captureStatements, type Statement } from '../testing/databases/captured-statements.ts'
import { makeEveryCall } from '../testing/calls/every-call.ts'
import type { Journey } from '../testing/calls/journey.ts'
import { fillWithLargeData } from '../testing/databases/large-data.ts'
import { largeTables, planned, scansOfLargeTables } from '../testing/databases/query-plans.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { startTestBackend, type TestBackend } from '../testing/backend/test-backend.ts'

let filled: TestDatabase
let backend: TestBackend
let client: Client
let journey: Journey
let statements: Statement[]

beforeAll(async () => {
  filled = await createTestDatabase()
  await fillWithLargeData(filled.superuserUrl, { applications: 5_000, proofItems: 50_000 })
  const capture = captureStatements()
  // From the start on: the sweeps of a start count too.
  backend = await startTestBackend({ DATABASE_URL: filled.databaseUrl })
  journey = await makeEveryCall({ address: backend.address, database: filled.database })
  capture.end()
  statements = capture.statements()
  client = new Client({ connectionString: filled.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await backend.stop()
  await filled.drop()
})

it('has every table of an applicant’s data filled', async () => {
  expect([...(await largeTables(client))].toSorted()).toEqual([
    'agreement',
    'application',
    'application_check',
    'application_document',
    'application_history',
    'audit',
    'business',
    'consent',
    'file',
    'idempotency_key',
    'opinion',
    'proof_batch',
    'proof_item',
    'session_token',
    'step_history',
    'verification',
  ])
})

it('asks the database while every call is made', () => {
  expect(journey.visits.length).toBeGreaterThan(50)
  expect(planned(statements).length).toBeGreaterThan(60)
})

it('reads no large table from end to end, whatever is called', async () => {
  expect(await scansOfLargeTables(client, statements)).toEqual([])
})

it('would notice a statement that does', async () => {
  const sql = 'select 1 from proof_item where delivery_name = $1'
  expect(await scansOfLargeTables(client, [{ sql, values: ['x'] }])).toEqual([{ table: 'proof_item', sql }])
})
