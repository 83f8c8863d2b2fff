import type { FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createServer } from '../process/create-server.ts'
import { createLog } from '../process/log.ts'
import { contentFrom, contentTypeOf } from './content.ts'
import { sendContent } from './send-content.ts'

const LONG = Buffer.from('long '.repeat(200))
const script = contentFrom(LONG, contentTypeOf('a.js'))
const picture = contentFrom(LONG, contentTypeOf('a.png'))

let app: FastifyInstance

beforeEach(() => {
  app = createServer({ log: createLog('silent'), trustProxy: false })
  app.get('/script', (request, reply) => sendContent(request, reply, script, 'no-cache'))
  app.get('/picture', (request, reply) => sendContent(request, reply, picture, 'no-cache'))
  app.get('/missing', (request, reply) => sendContent(request, reply.code(404), script, 'no-cache'))
})
afterEach(() => app.close())

const ask = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

it.each([
  ['', undefined],
  ['gzip', 'gzip'],
  ['gzip, br', 'br'],
  ['GZIP ; q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', undefined],
  ['deflate', undefined],
])('a browser that takes "%s" gets the encoding %s', async (accepted, encoding) => {
  const { headers } = await ask('/script', { 'accept-encoding': accepted })
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers['vary']).toBe('accept-encoding')
})

it.each([
  ['br', '-br"'],
  ['gzip', '-gzip"'],
  ['', '"'],
])('the tag of the form for "%s" is that of the content, and ends with %s', async (accepted, end) => {
  const { headers } = await ask('/script', { 'accept-encoding': accepted })
  expect(headers['etag']).toBe(`"${script.tag}${end}`)
})

it('a picture is not compressed again, and is the same for every browser', async () => {
  const { headers, rawPayload } = await ask('/picture', { 'accept-encoding': 'br' })
  expect(rawPayload).toEqual(LONG)
  expect([headers['content-encoding'], headers['vary'], headers['content-type']]).toEqual([
    undefined,
    undefined,
    'image/png',
  ])
})

it('a browser that has the content gets no bytes, whatever the form of its tag', async () => {
  const { headers } = await ask('/script')
  const tag = String(headers['etag'])
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const again = await ask('/script', { 'if-none-match': known })
    expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', tag])
    expect(again.headers['cache-control']).toBe('no-cache')
  }
  expect((await ask('/script', { 'if-none-match': '"other"' })).statusCode).toBe(200)
})

it('each encoding has a tag of its own, and a tag changes with the bytes', async () => {
  const tagOf = async (url: string, encoding: string) =>
    (await ask(url, { 'accept-encoding': encoding })).headers['etag']
  const tags = [await tagOf('/script', 'br'), await tagOf('/script', 'gzip'), await tagOf('/script', '')]
  expect(new Set(tags).size).toBe(3)
  expect(contentFrom(Buffer.from('other'), contentTypeOf('a.js')).tag).not.toBe(script.tag)
})

it('a page that is not there is sent whole, also to a browser that has it', async () => {
  const { statusCode, body } = await ask('/missing', { 'if-none-match': '*' })
  expect([statusCode, body]).toEqual([404, String(LONG)])
})
