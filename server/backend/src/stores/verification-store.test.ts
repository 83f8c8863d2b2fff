import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { knownPerson } from '../testing/applications/identity-fixture.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { createVerificationStore, type VerificationStore } from './verification-store.ts'
import { type Outcome } from '../verification/verification.ts'

const BUSINESS = '1112223334'
const BEGINNING = Date.parse('2025-07-01T09:00:00+09:00')
const LIFETIME_MS = 600_000
const DAY_MS = 24 * 60 * 60_000

let test: TestDatabase
let now: number
let store: VerificationStore

beforeAll(async () => {
  test = await createTestDatabase()
  store = createVerificationStore({ database: test.database, now: () => new Date(now), newId: randomUUID })
})
afterAll(() => test.drop())
beforeEach(() => {
  now = BEGINNING
})

const { ci, name, birthDate, mobileNumber, mobileCarrier } = knownPerson('fresh')
const person = { ci, name, birthDate, mobileNumber, mobileCarrier }
const succeeded: Outcome = { state: 'succeeded', person }

const start = () =>
  store.start({ method: 'simple', provider: 'simple', businessNumber: BUSINESS, applicationNumber: null })

describe('the end of a verification', () => {
  it('is written down once, however many say it at the same time', async () => {
    const { transactionId } = await start()
    const outcomes: Outcome[] = [succeeded, { state: 'failed' }, { state: 'cancelled' }]
    const asked = Array.from({ length: 12 }, (_, turn) => outcomes[turn % 3] ?? succeeded)
    const written = await Promise.all(asked.map(outcome => store.complete(transactionId, outcome)))
    const [first, ...others] = written.filter(verification => verification !== null)
    expect(others).toEqual([])
    expect(await store.findTransaction(transactionId)).toEqual(first)
  })

  it('does not change any more', async () => {
    const { transactionId } = await start()
    await store.complete(transactionId, { state: 'cancelled' })
    expect(await store.complete(transactionId, succeeded)).toBeNull()
    expect(await store.findTransaction(transactionId)).toMatchObject({ state: 'cancelled', person: null })
  })

  it('comes too late when the time is over, to the millisecond', async () => {
    const [inTime, tooLate] = [await start(), await start()]
    now = BEGINNING + LIFETIME_MS - 1
    expect(await store.complete(inTime.transactionId, succeeded)).toMatchObject({
      state: 'succeeded',
      person,
    })
    now = BEGINNING + LIFETIME_MS
    expect(await store.complete(tooLate.transactionId, succeeded)).toBeNull()
  })
})

describe('a verification that has succeeded', () => {
  it('stands for its business alone, and not for ever (AMB-111)', async () => {
    const { id, transactionId } = await start()
    expect(await store.succeededFor(id, BUSINESS)).toBeNull()
    await store.complete(transactionId, succeeded)
    expect(await store.succeededFor(id, BUSINESS)).toMatchObject({ person })
    expect(await store.succeededFor(id, '9998887776')).toBeNull()
    expect(await store.succeededFor(transactionId, BUSINESS)).toBeNull()
    now = BEGINNING + LIFETIME_MS
    expect(await store.succeededFor(id, BUSINESS)).toBeNull()
  })

  it('is kept as long as the session of its person lives, however often that is extended', async () => {
    const { id, transactionId } = await start()
    await store.complete(transactionId, succeeded)
    now = BEGINNING + LIFETIME_MS + DAY_MS + 1
    const owner = { businessNumber: BUSINESS, ci }
    const applicationNumber = await fileTestApplication(test.database, owner)
    const expiresAt = new Date(now + 1)
    const token = {
      tokenDigest: '0'.repeat(64),
      sessionId: 'session',
      applicationNumber,
      ...owner,
      expiresAt,
    }
    await test.database.insertInto('sessionToken').values(token).execute()
    await start()
    const idsKept = () => test.database.selectFrom('verification').select('id').where('id', '=', id).execute()
    expect(await idsKept()).toEqual([{ id }])
    now += 1
    await start()
    expect(await idsKept()).toEqual([])
    await test.database.deleteFrom('sessionToken').execute()
  })

  it('is forgotten a day after it has expired', async () => {
    const { id, transactionId } = await start()
    await store.complete(transactionId, succeeded)
    now = BEGINNING + LIFETIME_MS + DAY_MS + 1
    await start()
    const kept = await test.database.selectFrom('verification').select('id').where('id', '=', id).execute()
    expect(kept).toEqual([])
  })
})

it('has an id that no one learns from its provider’s number', async () => {
  const { id, transactionId } = await start()
  expect(id).not.toBe(transactionId)
  expect(await store.find(transactionId)).toBeNull()
})
