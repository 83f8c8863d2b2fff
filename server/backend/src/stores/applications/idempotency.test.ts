import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { forgetPresses, KeyUsedOtherwise, once, type Press } from './idempotency.ts'

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const press = ({ requestHash = 'hash', ...changes }: Partial<Press> = {}): Press => ({
  owner: 'applicant',
  call: '/create',
  key: 'key',
  requestHash,
  isSameRequest: hash => hash === requestHash,
  at: new Date('2025-06-01T00:00:00Z'),
  ...changes,
})

function pressing(pressed: Press | null, work: () => Promise<object>): Promise<object> {
  return test.database.transaction().execute(transaction => once(transaction, pressed, work))
}

it('does the work once for a key, also when pressed by several hands at once', async () => {
  let count = 0
  const work = async () => ({ count: (count += 1) })
  const answers = await Promise.all(Array.from({ length: 10 }, () => pressing(press(), work)))
  expect(answers).toEqual(Array.from({ length: 10 }, () => ({ count: 1 })))
})

it('keeps keys of others, and of other calls, apart', async () => {
  const work = async () => ({ mine: false })
  expect(await pressing(press({ owner: 'other' }), work)).toEqual({ mine: false })
  expect(await pressing(press({ call: '/cancel' }), work)).toEqual({ mine: false })
})

it('refuses a key that stands for another request', async () => {
  const again = pressing(press({ requestHash: 'other' }), async () => ({}))
  await expect(again).rejects.toThrow(KeyUsedOtherwise)
})

it('does the work each time without a key, and after a failure', async () => {
  let count = 0
  const work = async () => ({ count: (count += 1) })
  await pressing(null, work)
  expect(await pressing(null, work)).toEqual({ count: 2 })

  const failed = press({ key: 'fails-first' })
  await expect(pressing(failed, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await pressing(failed, work)).toEqual({ count: 3 })
})

it('forgets what is old', async () => {
  await forgetPresses(test.database, new Date('2025-06-02T00:00:00Z'))
  expect(await pressing(press({ requestHash: 'other' }), async () => ({ again: true }))).toEqual({
    again: true,
  })
})
