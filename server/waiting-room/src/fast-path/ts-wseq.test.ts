import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { startTestServer, type TestServer } from 'server-kit/testing'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createWaitingRoom } from '../waiting-room.ts'

const JOIN = '/ts.wseq?opcode=5101&sid=service_1&aid=act_3'
const BROWSER = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'localhost' }
const KEY = /[0-9A-F]{64}/g

let server: TestServer
let isBroken = false

beforeAll(async () => {
  const config = { sandbox: false, trustProxy: true, siteConfig: {} }
  const faults = { register: (app: FastifyInstance) => void app.decorate('hasFaultFor', () => isBroken) }
  server = await startTestServer([await createWaitingRoom(config), faults], config)
})
afterEach(() => void (isBroken = false))
afterAll(() => server.stop())

type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string }

async function send({ path, method = 'GET', headers = {}, body }: Sent) {
  const asked = request(server.address + path, { method, headers })
  asked.end(body)
  const [response] = await once(asked, 'response')
  const { date: _, 'x-request-id': id, 'set-cookie': cookies = [], ...others } = response.headers
  const words = (await text(response)).replace(KEY, 'KEY').replace(/port=\d+/, 'port=N')
  const names = cookies.map((line: string) => line.replace(/=[^;]*/, ''))
  return { id, seen: { status: response.statusCode, others, names, words } }
}

describe('a question that is served before Fastify', () => {
  it.each<[string, Sent]>([
    ['takes a number', { path: `${JOIN}&js=yes&prefix=NetFunnel.gRtype=5101;` }],
    ['takes a number alone', { path: JOIN.replace('5101', '5001') }],
    ['takes a number over https', { path: JOIN, headers: BROWSER }],
    ['makes no sense', { path: '/ts.wseq' }],
    ['is encoded', { path: JOIN.replace('act_3', '%61ct_3') }],
  ])('%s, and gets the response of Fastify', async (_case, sent) => {
    const fast = await send(sent)
    isBroken = true
    const byFastify = await send(sent)
    expect(fast.seen).toEqual(byFastify.seen)
    expect(fast.seen.status).toBe(200)
    expect([fast.id, byFastify.id]).toEqual([undefined, expect.any(String)])
  })

  it.each<[string, Sent, number]>([
    ['asks for the head alone', { path: JOIN, method: 'HEAD' }, 404],
    ['is a longer path', { path: '/ts.wseqs' }, 404],
    ['is another path', { path: '/ts.wsee' }, 404],
    ['names a host that is not ours', { path: JOIN, headers: { 'x-forwarded-host': 'example.org' } }, 400],
    ['has a body', { path: JOIN, headers: { 'content-length': '1' }, body: 'x' }, 200],
    ['has a body in parts', { path: JOIN, headers: { 'transfer-encoding': 'chunked' }, body: 'x' }, 200],
  ])('goes to Fastify when it %s', async (_case, sent, status) => {
    const { id, seen } = await send(sent)
    expect([seen.status, id]).toEqual([status, expect.any(String)])
  })

  it('leaves no line in the log, since all who wait ask all the time', async () => {
    const before = server.logged.length
    await send({ path: JOIN })
    expect(server.logged).toHaveLength(before)
  })
})
