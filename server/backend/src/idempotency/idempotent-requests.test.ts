import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testFields } from '../testing/backend/test-fields.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { once, pruneIdempotencyKeys, withIdempotency, type IdempotentRequest } from './idempotent-requests.ts'

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

describe('a request with a key', () => {
  const asked = (changes: object = {}) => {
    const usual: unknown = { headers: {}, actor: 'applicant', routeOptions: { url: '/asked' }, ...changes }
    return usual as FastifyRequest
  }
  const withKey = (key: unknown, changes: object = {}) =>
    asked({ headers: { 'idempotency-key': key }, ...changes })

  let count = 0
  const ask = (from: FastifyRequest, content: unknown = 'content', call?: string) =>
    withIdempotency(
      { database: test.database, fields: testFields, now: () => new Date() },
      from,
      content,
      async () => ({ count: (count += 1) }),
      call,
    )

  it('is done once for its content; without a key each time', async () => {
    const [first, again] = [await ask(withKey('a')), await ask(withKey('a'))]
    expect(again).toEqual(first)
    const other = ask(withKey('a'), 'other content')
    await expect(other).rejects.toMatchObject({ status: 409, errorCode: 'IDEMPOTENCY_KEY_REUSED' })
    expect(await ask(asked())).not.toEqual(await ask(asked()))
  })

  it('belongs to its actor and to its call', async () => {
    const first = await ask(withKey('b'))
    expect(await ask(withKey('b', { actor: 'other' }))).not.toEqual(first)
    expect(await ask(withKey('b', { routeOptions: { url: '/elsewhere' } }))).not.toEqual(first)
    expect(await ask(withKey('b'), 'content', '/elsewhere too')).not.toEqual(first)
    expect(await ask(withKey('b', { routeOptions: {} }), 'content', '/asked')).toEqual(first)
  })

  it.each(['!', '~', 'x'.repeat(200)])('may have the key %s', async key => {
    await expect(ask(withKey(key))).resolves.toHaveProperty('count')
  })

  it.each(['', ' ', 'a b', '\x7f', '한글', 'x'.repeat(201), 'é', ['a', 'b']])(
    'is refused with the key %j',
    async key => {
      await expect(ask(withKey(key))).rejects.toMatchObject({
        status: 400,
        errorCode: 'IDEMPOTENCY_KEY_MALFORMED',
      })
    },
  )

  it('of nobody is a mistake of the program', async () => {
    await expect(ask(withKey('c', { actor: null }))).rejects.toThrow('the request was not admitted')
  })
})
