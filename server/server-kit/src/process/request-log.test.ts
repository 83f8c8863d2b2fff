import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { afterEach, expect, it } from 'vitest'
import { createServer } from './create-server.ts'
import { createLog } from './log.ts'

let app: FastifyInstance
let isOpen = Promise.withResolvers<void>()
let lines: string[]
afterEach(() => app.close())

async function start(): Promise<string> {
  lines = []
  isOpen = Promise.withResolvers()
  const log = createLog('info', { write: line => void lines.push(line) })
  app = createServer({ log, trustProxy: false })
  app.get('/known', async (request, reply) => {
    request.actor = 'a-pseudonym'
    return reply.send({})
  })
  app.get('/timed', async (_, reply) => {
    Object.defineProperty(reply, 'elapsedTime', { value: 1_234.56 })
    return {}
  })
  app.get('/private/:name', { config: { loggedPath: '/private' } }, async () => ({}))
  const held = { config: { isHeldOpen: true } } as const
  app.get('/held/whole', held, async () => ({}))
  app.get('/held/left', held, async (_, { raw }) => {
    isOpen.resolve()
    await once(raw, 'close')
  })
  return app.listen({ host: 'localhost', port: 0 })
}

const requests = () =>
  lines
    .map(line => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => msg === 'request')
    .map(({ level: _level, time: _time, msg: _msg, ...line }) => line)

it('a request has one line with its id, its path without values, and its caller where that is known', async () => {
  const address = await start()
  const ids = []
  for (const path of ['/known?name=hong', '/private/hong', '/nothing'])
    ids.push((await fetch(address + path)).headers.get('x-request-id'))
  await expect.poll(requests).toHaveLength(3)
  const line = { method: 'GET', durationMs: expect.any(Number) }
  expect(requests()).toEqual([
    { ...line, requestId: ids[0], path: '/known', status: 200, actor: 'a-pseudonym' },
    { ...line, requestId: ids[1], path: '/private', status: 200 },
    { ...line, requestId: ids[2], path: '/nothing', status: 404 },
  ])
  expect(lines.join('')).not.toContain('hong')
})

it('a stream has a line when it ends by itself, and none when its client leaves', async () => {
  const address = await start()
  const leaving = new AbortController()
  const opened = fetch(`${address}/held/left`, { signal: leaving.signal })
  await isOpen.promise
  await fetch(`${address}/held/whole`)
  leaving.abort()
  await expect(opened).rejects.toThrow('aborted')
  await fetch(`${address}/known`)
  await expect.poll(requests).toMatchObject([{ path: '/held/whole' }, { path: '/known' }])
})

it('the duration is in milliseconds, to a tenth', async () => {
  const address = await start()
  await fetch(`${address}/timed`)
  await expect.poll(requests).toMatchObject([{ path: '/timed', durationMs: 1_234.6 }])
})
