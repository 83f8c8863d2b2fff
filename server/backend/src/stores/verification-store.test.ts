import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { knownPerson } from '../testing/applications/identity-fixture.ts'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import {
  completeVerification,
  expireVerification,
  findVerification,
  runningVerifications,
  startVerification,
  succeededVerification,
} from './verification-store.ts'
import { type Outcome } from '../verification/verification.ts'

const BUSINESS = '1112223334'
const BEGINNING = Date.parse('2025-07-01T09:00:00+09:00')
const LIFETIME_MS = 600_000
const DAY_MS = 24 * 60 * 60_000

let test: TestDatabase
let now: number

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())
beforeEach(() => {
  now = BEGINNING
})

const { ci, name, birthDate, mobileNumber, mobileCarrier } = knownPerson('fresh')
const person = { ci, name, birthDate, mobileNumber, mobileCarrier }
const succeeded: Outcome = { state: 'succeeded', person }

const request = {
  method: 'simple',
  provider: 'simple',
  businessNumber: BUSINESS,
  applicationNumber: null,
} as const
const start = () => startVerification(test.database, request, new Date(now))
const complete = (transactionId: string, outcome: Outcome) =>
  completeVerification(test.database, transactionId, outcome, new Date(now))
const recorded = (transactionId: string) => findVerification(test.database, { transactionId }, new Date(now))
const succeededFor = (id: string, businessNumber: string) =>
  succeededVerification(test.database, id, businessNumber, new Date(now))

describe('the end of a verification', () => {
  it('is written down once, however many say it at the same time', async () => {
    const { transactionId } = await start()
    const outcomes: Outcome[] = [succeeded, { state: 'failed' }, { state: 'cancelled' }]
    const asked = Array.from({ length: 12 }, (_, turn) => outcomes[turn % 3] ?? succeeded)
    const written = await Promise.all(asked.map(outcome => complete(transactionId, outcome)))
    const [first, ...others] = written.filter(verification => verification !== null)
    expect(others).toEqual([])
    expect(await recorded(transactionId)).toEqual(first)
  })

  it('does not change any more', async () => {
    const { transactionId } = await start()
    await complete(transactionId, { state: 'cancelled' })
    expect(await complete(transactionId, succeeded)).toBeNull()
    expect(await recorded(transactionId)).toMatchObject({ state: 'cancelled', person: null })
  })

  it('comes too late when the time is over, to the millisecond', async () => {
    const [inTime, tooLate] = [await start(), await start()]
    now = BEGINNING + LIFETIME_MS - 1
    expect(await complete(inTime.transactionId, succeeded)).toMatchObject({
      state: 'succeeded',
      person,
    })
    now = BEGINNING + LIFETIME_MS
    expect(await complete(tooLate.transactionId, succeeded)).toBeNull()
  })
})

describe('a verification that has succeeded', () => {
  it('stands for its business alone, and not for ever (AMB-111)', async () => {
    const { id, transactionId } = await start()
    expect(await succeededFor(id, BUSINESS)).toBeNull()
    await complete(transactionId, succeeded)
    expect(await succeededFor(id, BUSINESS)).toMatchObject({ person })
    expect(await succeededFor(id, '9998887776')).toBeNull()
    expect(await succeededFor(transactionId, BUSINESS)).toBeNull()
    now = BEGINNING + LIFETIME_MS
    expect(await succeededFor(id, BUSINESS)).toBeNull()
  })

  it('is kept as long as the session of its person lives, however often that is extended', async () => {
    const { id, transactionId } = await start()
    await complete(transactionId, succeeded)
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

  it('is forgotten although its person has a session, of another business', async () => {
    const { id, transactionId } = await start()
    await complete(transactionId, succeeded)
    now = BEGINNING + LIFETIME_MS + DAY_MS + 1
    const owner = { businessNumber: '1112223335', ci: 'ci-of-another-draft' }
    const applicationNumber = await fileTestApplication(test.database, owner)
    const expiresAt = new Date(now + 1)
    const session = { tokenDigest: '1'.repeat(64), sessionId: 'session', applicationNumber, ...owner, ci }
    await test.database
      .insertInto('sessionToken')
      .values({ ...session, expiresAt })
      .execute()
    await start()
    const kept = await test.database.selectFrom('verification').select('id').where('id', '=', id).execute()
    expect(kept).toEqual([])
    await test.database.deleteFrom('sessionToken').execute()
  })

  it('is forgotten a day after it has expired', async () => {
    const { id, transactionId } = await start()
    await complete(transactionId, succeeded)
    now = BEGINNING + LIFETIME_MS + DAY_MS + 1
    await start()
    const kept = await test.database.selectFrom('verification').select('id').where('id', '=', id).execute()
    expect(kept).toEqual([])
  })
})

it('has an id that no one learns from its provider’s number', async () => {
  const { id, transactionId } = await start()
  expect(id).not.toBe(transactionId)
  expect(await findVerification(test.database, { id: transactionId }, new Date(now))).toBeNull()
})

describe('a verification that is made to expire', () => {
  const expiry = async (id: string) => {
    const row = test.database.selectFrom('verification').select('expiresAt').where('id', '=', id)
    return (await row.executeTakeFirstOrThrow()).expiresAt.getTime()
  }

  it('is over at once, and no other is', async () => {
    const [one, other] = [await start(), await start()]
    await expireVerification(test.database, one.id, new Date(now))
    expect(await expiry(one.id)).toBe(now)
    expect(await expiry(other.id)).toBe(BEGINNING + LIFETIME_MS)
  })

  it('is kept no longer for it once its time was over', async () => {
    const { id } = await start()
    await expireVerification(test.database, id, new Date(BEGINNING + LIFETIME_MS + 1))
    expect(await expiry(id)).toBe(BEGINNING + LIFETIME_MS)
  })
})

it('those that run are listed from the newest on, without the ended, at most a hundred', async () => {
  await test.database.deleteFrom('verification').execute()
  const ids: string[] = []
  for (let each = 0; each < 102; each += 1) {
    now += 1
    ids.unshift((await start()).id)
  }
  const ended = await start()
  await complete(ended.transactionId, succeeded)
  const running = await runningVerifications(test.database, new Date(now))
  expect(running.map(({ id }) => id)).toEqual(ids.slice(0, 100))
  now += LIFETIME_MS
  expect(await runningVerifications(test.database, new Date(now))).toEqual([])
})
