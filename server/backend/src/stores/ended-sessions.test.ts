import { afterAll, beforeAll, expect, it } from 'vitest'
import { SESSION_SECONDS } from '../session/sessions.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { endSession, hasEnded, pruneSessions, secondsAfter } from './token-store.ts'

const at = new Date('2025-03-01T00:00:00Z')
let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

it('an ended session is known as long as a copy of its cookie could last, and can be ended again', async () => {
  const { database } = test
  await endSession(database, 'session', at)
  await endSession(database, 'session', secondsAfter(at, 60))
  expect([await hasEnded(database, 'session'), await hasEnded(database, 'other')]).toEqual([true, false])
  await pruneSessions(database, secondsAfter(at, SESSION_SECONDS))
  expect(await hasEnded(database, 'session')).toBe(true)
  await pruneSessions(database, secondsAfter(at, SESSION_SECONDS + 1))
  expect(await hasEnded(database, 'session')).toBe(false)
})
