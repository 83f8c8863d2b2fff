import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { createMemoryDocuments } from '../documents/documents.ts'
import { createDrawRecords, pendingRecord } from './draw-records.ts'
import { registerDraws } from './routes.ts'

const draw = { id: '0123456789abcdef', key: 'ab'.repeat(32) }
const opensAt = Date.parse('2025-03-10T00:00:00Z')

it('browsers and proxies keep a draw that is over for a minute, and none that is to come', async () => {
  const records = createDrawRecords(createMemoryDocuments())
  const pending = pendingRecord('act_1', { opensAt, draw, phase: 'before' })
  const app = Fastify()
  registerDraws(app, { drawOf: async id => (await records.read(id)) ?? pending })
  const kept = async () => {
    const { headers, json } = await app.inject(`/waiting-room/draws/${draw.id}.json`)
    return [json().order, headers['cache-control']]
  }

  expect(await kept()).toEqual([null, 'no-store'])
  await records.keep({ action: 'act_1', opensAt, draw, entrants: [{ number: 1, group: 0 }], now: opensAt })
  expect(await kept()).toEqual([[1], 'public, max-age=60'])
})
