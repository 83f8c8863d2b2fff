import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { pruneIdempotencyKeys, once, type IdempotentRequest } from './idempotent-requests.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const request = ({
  requestHash = 'hash',
  ...changes
}: Partial<IdempotentRequest> = {}): IdempotentRequest => ({
  owner: 'applicant',
  call: '/create',
  key: 'key',
  requestHash,
  isSameRequest: hash => hash === requestHash,
  at: new Date('2025-06-01T00:00:00Z'),
  ...changes,
})

function send(sent: IdempotentRequest | null, work: () => Promise<object>): Promise<object> {
  return test.database.transaction().execute(transaction => once(transaction, sent, work))
}

it('does the work once for a key, also for requests at the same moment', async () => {
  let count = 0
  const work = async () => ({ count: (count += 1) })
  const responses = await Promise.all(Array.from({ length: 10 }, () => send(request(), work)))
  expect(responses).toEqual(Array.from({ length: 10 }, () => ({ count: 1 })))
})

it('keeps keys of others, and of other calls, apart', async () => {
  const work = async () => ({ mine: false })
  expect(await send(request({ owner: 'other' }), work)).toEqual({ mine: false })
  expect(await send(request({ call: '/cancel' }), work)).toEqual({ mine: false })
})

it('refuses a key that stands for another request', async () => {
  const again = send(request({ requestHash: 'other' }), async () => ({}))
  await expect(again).rejects.toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
})

it('does the work each time without a key, and after a failure', async () => {
  let count = 0
  const work = async () => ({ count: (count += 1) })
  await send(null, work)
  expect(await send(null, work)).toEqual({ count: 2 })

  const failed = request({ key: 'fails-first' })
  await expect(send(failed, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await send(failed, work)).toEqual({ count: 3 })
})

it('removes old keys alone', async () => {
  await pruneIdempotencyKeys(test.database, request().at)
  const again = send(request({ requestHash: 'other' }), async () => ({}))
  await expect(again).rejects.toMatchObject({ errorCode: 'IDEMPOTENCY_KEY_REUSED' })

  await pruneIdempotencyKeys(test.database, new Date('2025-06-02T00:00:00Z'))
  expect(await send(request({ requestHash: 'other' }), async () => ({ again: true }))).toEqual({
    again: true,
  })
})
