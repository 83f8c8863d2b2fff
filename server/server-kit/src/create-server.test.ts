import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { createServer } from './create-server.ts'
import { registerHealth } from './health.ts'
import { createLog } from './log.ts'

let app: FastifyInstance
let port: number
let atWork = 0
const finish = Promise.withResolvers<void>()

async function start(options: Partial<Parameters<typeof createServer>[0]>): Promise<void> {
  app = createServer({ log: createLog('silent'), trustProxy: false, ...options })
  registerHealth(app, {})
  app.get('/quick', async () => ({ isDone: true }))
  app.get('/slow', async () => {
    atWork += 1
    await finish.promise
    return { isDone: true }
  })
  app.post('/body', async () => ({ isDone: true }))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = Object(app.server.address()).port
}
afterEach(() => app.close())

async function askUnder(host: string, path = '/quick'): Promise<number | undefined> {
  const [answer] = await once(request({ port, host: '127.0.0.1', path, headers: { host } }).end(), 'response')
  answer.resume()
  return answer.statusCode
}

describe('a host', () => {
  it.each(['a b', 'a/b', 'user@a', '<x>', '[::', 'a'.repeat(300)])(
    'that is none is refused: %s',
    async host => {
      await start({})
      expect(await askUnder(host)).toBe(400)
    },
  )

  it('is any as long as none is listed, and after that one of them, with its port', async () => {
    await start({})
    expect(await askUnder('whatever.example.org')).toBe(200)
    await app.close()
    await start({ hosts: ['support.example.org', 'localhost:8080'] })
    expect(await askUnder('Support.example.org')).toBe(200)
    expect(await askUnder('localhost:8080')).toBe(200)
    expect(await askUnder('localhost')).toBe(400)
    expect(await askUnder('evil.example.org')).toBe(400)
    expect(await askUnder('10.0.0.1', '/healthz')).toBe(200)
  })
})

describe('too many requests at once', () => {
  it('are refused at once, with a time to come back; afterwards all is well', async () => {
    await start({ mostAtOnce: 2 })
    const ask = () => fetch(`http://127.0.0.1:${port}/slow`)
    const running = [ask(), ask()]
    await expect.poll(() => atWork).toBe(2)
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({ errorCode: 'OVERLOADED' })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    finish.resolve()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
    expect((await ask()).status).toBe(200)
  })
})

describe('a body that is sent', () => {
  const head =
    'POST /body HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 9000\r\n\r\n'

  it('is given up once it stands still', async () => {
    await start({ stall: { intervalMs: 20, leastBytes: 100 } })
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write(`${head}"aaa`)
    await once(socket, 'close')
    expect(socket.bytesRead).toBe(0)
  })
})
