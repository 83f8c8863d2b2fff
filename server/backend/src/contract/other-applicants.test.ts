import { sql } from 'kysely'
import { recordedResponses } from 'recorded-responses'
import { beforeAll, expect, it } from 'vitest'
import { scenarios } from '../sandbox/seeds/scenarios.ts'
import type { Database } from '../stores/database.ts'
import { testBackend } from '../testing/backend/test-backend.ts'
import { openBrowser } from '../testing/browsers/test-browser.ts'
import { makeEveryCall } from '../testing/calls/every-call.ts'
import { changesBetween, StoredState, type Rows } from '../testing/faults/stored-state.ts'

const backend = testBackend()
let before: Rows
let changes: string[]

// One person's way through the whole site, while other people have applications in every state.
beforeAll(async () => {
  const { database, address } = backend
  const own = await sequences(database)
  await startAt(
    database,
    own.map(sequence => ({ ...sequence, last: '1000000' })),
  )
  for (const { name: scenario } of scenarios)
    await openBrowser(address).post('/sandbox/api/seed', { scenario })
  await startAt(database, own)

  const state = new StoredState(backend)
  before = await state.rows()
  await makeEveryCall(backend)
  changes = changesBetween(before, await state.rows())
})

it('every call responds beside other applicants as it does without them', () => {
  const { calls } = recordedResponses
  const recorded = Object.entries(calls).filter(([, { response }]) => response !== undefined)
  const responses = Object.fromEntries(recorded.map(([call, { response }]) => [call, response]))
  expect(backend.recording.responses()).toEqual(responses)
})

it('no call changes or removes a record of another applicant', () => {
  expect(JSON.parse(before.get('proof_batch') ?? '').length).toBeGreaterThan(20)
  expect(changes.filter(change => change.startsWith('-'))).toEqual([])
})

type Sequence = { name: string; last: string | null }

async function sequences(database: Database): Promise<Sequence[]> {
  const { rows } =
    await sql<Sequence>`select sequencename as name, last_value as last from pg_sequences`.execute(database)
  return rows
}

/** The numbers of records are the same as without other people, since the recorded responses have them. */
async function startAt(database: Database, all: readonly Sequence[]): Promise<void> {
  for (const { name, last } of all)
    await sql`select setval(${name}::regclass, ${last ?? '1'}, ${last !== null})`.execute(database)
}
