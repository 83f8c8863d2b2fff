import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../testing/databases/test-database.ts'
import { RefusalLog } from './refusal-log.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

const warn = vi.fn<(...said: unknown[]) => void>()
const log = { warn } as unknown as FastifyBaseLogger
const refusals = new RefusalLog(database)

beforeEach(() => warn.mockReset())

const add = (count: number, actor: string, address = '192.0.2.1') => {
  const entry = { at: new Date(), actor, action: 'refused', address }
  for (let index = 0; index < count; index++) refusals.add(entry, log)
}

/** The number of an actor's entries, and of the statements that recorded them. */
async function recorded(actor: string) {
  const entries = sql<number>`count(*)::int`.as('entries')
  const statements = sql<number>`count(distinct xmin::text)::int`.as('statements')
  const own = database.selectFrom('audit').where('actor', '=', actor)
  return own.select([entries, statements]).executeTakeFirstOrThrow()
}

it('a flood is recorded whole, by one statement after the first one', async () => {
  add(60, 'flood')
  await expect.poll(() => recorded('flood')).toEqual({ entries: 60, statements: 2 })
})

it('the log names entries that the database refuses, and those after them are recorded', async () => {
  add(1, 'unknown', 'no\0address')
  add(1, 'after')
  await expect.poll(() => recorded('after')).toEqual({ entries: 1, statements: 1 })
  expect(warn.mock.calls).toEqual([[expect.objectContaining({ entries: 1 }), 'refusal not in the audit log']])
})

it('beyond a thousand, waiting entries are in the log alone', async () => {
  add(1001 + 5, 'many')
  await expect.poll(() => recorded('many')).toEqual({ entries: 1001, statements: 2 })
  expect(warn.mock.calls).toEqual(Array.from({ length: 5 }, () => ['refusal not in the audit log']))
})
