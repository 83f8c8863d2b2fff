import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { fileTestApplication } from '../testing/applications/test-application.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import {
  createToken,
  endSession,
  isTokenOf,
  pruneSessions,
  remainingSeconds,
  secondsAfter,
  type SessionOwner,
} from './token-store.ts'

const at = new Date('2025-03-01T00:00:00Z')
const inAnHour = secondsAfter(at, 3600)
const owner = { ci: 'ci', businessNumber: '1112223334', sessionId: 'session' }
const another = { ci: 'ci-of-another', businessNumber: '1112223335', sessionId: 'another session' }

let test: TestDatabase
const applications = new Map<string, string>()

beforeAll(async () => {
  test = await createTestDatabase()
  for (const { ci, businessNumber } of [owner, another])
    applications.set(ci, await fileTestApplication(test.database, { ci, businessNumber }))
})
afterAll(() => test.drop())
beforeEach(() => test.database.deleteFrom('sessionToken').execute())

async function tokenOf(session: SessionOwner, expiresAt = inAnHour): Promise<string> {
  const token = await createToken(test.database, session, applications.get(session.ci) ?? '', expiresAt)
  return token ?? ''
}

const left = (token: string, now = at) => remainingSeconds(test.database, token, now)

describe('the tokens of others', () => {
  it('are left when a session ends', async () => {
    const [own, other] = [await tokenOf(owner), await tokenOf(another)]
    const elsewhere = await tokenOf({ ...owner, sessionId: 'session of another device' })
    await endSession(test.database, owner.sessionId, at)
    expect([await left(own), await left(other), await left(elsewhere)]).toEqual([0, 3600, 3600])
  })

  it('still end a minute after they were followed, whoever uses a token first', async () => {
    const [former, later] = [await tokenOf(another), await tokenOf(another)]
    const use = (token: string, { ci, businessNumber }: SessionOwner) =>
      isTokenOf(test.database, token, { ci, businessNumber }, at)
    expect(await use(await tokenOf(owner), owner)).toBe(true)
    expect(await use(later, another)).toBe(true)
    expect([await left(former), await left(later)]).toEqual([60, 3600])
  })
})

it('of all tokens only the expired are pruned', async () => {
  const [expired, live] = [await tokenOf(owner, secondsAfter(at, 10)), await tokenOf(another)]
  await pruneSessions(test.database, secondsAfter(at, 11))
  const rows = await test.database.selectFrom('sessionToken').select('ci').execute()
  expect(rows).toEqual([{ ci: another.ci }])
  expect([await left(expired), await left(live)]).toEqual([0, 3600])
})

it.each([
  ['another person', { ...owner, ci: another.ci }],
  ['another business of the same person', { ...owner, businessNumber: another.businessNumber }],
])('no token is given to %s', async (_, stranger) => {
  const own = applications.get(owner.ci) ?? ''
  expect(await createToken(test.database, stranger, own, inAnHour)).toBeNull()
})
