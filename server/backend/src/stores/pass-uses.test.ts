import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFieldCipher } from '../crypto/field-cipher.ts'
import { createTestDatabase, type TestDatabase } from '../testing/databases/test-database.ts'
import { createPassUses } from './pass-uses.ts'

const [former, current] = [1, 2].map(id => ({ id: `k${id}`, secret: Buffer.alloc(32, id) })) as [Key, Key]
const first = { turn: 'turn-1', call: 'POST /a', request: '["session",{"number":1}]' }

let test: TestDatabase

beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.drop())

const usesWith = (...keys: Key[]) => {
  const fields = createFieldCipher(keys)
  return createPassUses({ database: test.database, fields, now: () => new Date() })
}

it('a turn is worth one request for each call, and the same request again, on any server', async () => {
  const { take } = usesWith(former)
  expect(await take(first)).toBe(true)
  expect(await take({ ...first, request: '["session",{"number":2}]' })).toBe(false)
  expect(await usesWith(former).take(first)).toBe(true)
  expect(await take({ ...first, call: 'POST /b', request: 'another' })).toBe(true)
  expect(await take({ ...first, turn: 'turn-2', request: 'another' })).toBe(true)
  expect(await take({ ...first, request: 'another' })).toBe(false)
})

it('of simultaneous requests with one turn, one may use it', async () => {
  const { take } = usesWith(former)
  const requests = ['1', '2', '3', '4'].map(request => take({ ...first, turn: 'turn-3', request }))
  expect((await Promise.all(requests)).filter(Boolean)).toHaveLength(1)
})

it('the same request is known after the keys have changed, and nothing of it is stored as it is', async () => {
  const rotated = usesWith(current, former)
  expect(await rotated.take(first)).toBe(true)
  expect(await rotated.take({ ...first, request: 'another' })).toBe(false)
  const rows = await test.database.selectFrom('queuePassUse').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain('number')
})

type Key = { id: string; secret: Buffer }
