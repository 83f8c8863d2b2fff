import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestSite } from './testing/test-site.ts'

const OPS_TOKEN = 'an-owner-s-token-of-32-characters'
const HALF = '\ud83d'

let site: Awaited<ReturnType<typeof startTestSite>>
beforeAll(async () => {
  site = await startTestSite({ OPS_TOKEN })
})
afterAll(() => site.stop())

async function call(method: string, path: string, body?: object) {
  const headers = { authorization: `Bearer ${OPS_TOKEN}`, 'content-type': 'application/json' }
  const request = { method, headers, ...(body && { body: JSON.stringify(body) }) }
  const response = await fetch(`${site.address}/ops/api${path}`, request)
  return { status: response.status, body: await response.json() }
}

it('half a character in a reason leaves no change out of the audit log', async () => {
  const change = { limit: 5_000, reason: `a flood ${HALF}` }
  expect((await call('PUT', '/waiting-room/act_1', change)).status).toBe(200)
  expect((await call('GET', '/audit')).body).toMatchObject({
    entries: [{ action: 'waiting-room.change', detail: { limit: 5_000, reason: 'a flood \ufffd' } }],
  })
})
