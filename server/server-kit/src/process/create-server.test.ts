import { once } from 'node:events'
import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { Writable, type Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createServer } from './create-server.ts'
import { registerHealth } from './health.ts'
import { HttpError } from '../http/http-error.ts'
import { createLog } from './log.ts'
import { USUAL_STALL } from '../limits/request-bodies.ts'

let app: FastifyInstance
let port: number
let atWork = 0
let finish: PromiseWithResolvers<void>

async function start(options: Partial<Parameters<typeof createServer>[0]>): Promise<void> {
  finish = Promise.withResolvers()
  app = createServer({ log: createLog('silent'), trustProxy: false, ...options })
  registerHealth(app, {}, { phase: 'serving' })
  app.get('/quick', async () => ({ isDone: true }))
  app.get('/slow', async () => {
    atWork += 1
    await finish.promise
    return { isDone: true }
  })
  app.get('/held', { config: { isHeldOpen: true } }, () => new Promise(() => undefined))
  app.post('/body', async () => ({ isDone: true }))
  void app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))
    scope.post('/file', async ({ body }) => ({ length: (await text(body as Readable)).length }))
    scope.post('/file/kept', async ({ body }) => {
      await text(body as Readable)
      return finish.promise
    })
  })
  app.addContentTypeParser('application/octet-stream', (_request, payload, done) => {
    payload.pipe(new Writable({ write: () => undefined }))
    done(null)
  })
  app.post('/refused', async () => Promise.reject(new HttpError(503, 'REFUSED', '안 됩니다.')))
  await app.listen({ host: '127.0.0.1', port: 0 })
  port = Object(app.server.address()).port
}
afterEach(async () => {
  vi.useRealTimers()
  await app.close()
})

async function askUnder(host: string, path = '/quick'): Promise<number | undefined> {
  const [answer] = await once(request({ port, host: '127.0.0.1', path, headers: { host } }).end(), 'response')
  answer.resume()
  return answer.statusCode
}

/** Sends a request whose response is not waited for. */
async function openRequest(path: string) {
  const opened = request({ port, host: '127.0.0.1', path }).end()
  opened.on('error', () => undefined)
  await once(opened, 'finish')
  return opened
}

describe('a host', () => {
  it.each(['a b', 'a/b', 'user@a', '<x>', '[::', 'a'.repeat(300)])(
    'that is none is refused: %s',
    async host => {
      await start({})
      expect(await askUnder(host)).toBe(400)
    },
  )

  it.each([
    ['localhost:8080', 200],
    ['site.localhost', 200],
    ['192.0.2.7:8080', 200],
    ['[::1]:8080', 200],
    ['whatever.example.org', 400],
    ['localhost.example.org', 400],
    ['127.0.0.1.example.org', 400],
  ])('where none is listed is this machine’s own: %s is %i', async (host, status) => {
    await start({})
    expect(await askUnder(host)).toBe(status)
  })

  it('is one of those that are listed, with its port', async () => {
    await start({ hosts: ['support.example.org', 'localhost:8080'] })
    expect(await askUnder('Support.example.org')).toBe(200)
    expect(await askUnder('localhost:8080')).toBe(200)
    expect(await askUnder('localhost')).toBe(400)
    expect(await askUnder('evil.example.org')).toBe(400)
    const refused = await app.inject({ url: '/quick', headers: { host: 'evil.example.org' } })
    expect(refused.json()).toMatchObject({ errorCode: 'HOST_UNKNOWN' })
    expect(await askUnder('10.0.0.1', '/healthz')).toBe(200)
  })
})

describe('too many requests at once', () => {
  it('are refused at once, with a time to come back; afterwards all is well', async () => {
    await start({ mostAtOnce: 2 })
    const ask = () => fetch(`http://127.0.0.1:${port}/slow`)
    const before = atWork
    const running = [ask(), ask()]
    await expect.poll(() => atWork).toBe(before + 2)
    const refused = await ask()
    expect(refused.status).toBe(503)
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toMatchObject({
      errorCode: 'OVERLOADED',
      message: '접속자가 많아 처리할 수 없습니다. 잠시 후 다시 시도해주세요.',
    })
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
    finish.resolve()
    expect((await Promise.all(running)).map(({ status }) => status)).toEqual([200, 200])
    expect((await ask()).status).toBe(200)
  })
})

describe('a place among the requests at once', () => {
  const quick = async () => (await fetch(`http://127.0.0.1:${port}/quick`)).status

  /** A client that leaves while the handler of its request works. */
  async function leaveAtWork(): Promise<void> {
    const before = atWork
    const connected = once(app.server, 'connection')
    const left = await openRequest('/slow?of=a-person')
    const [connection] = await connected
    await expect.poll(() => atWork).toBe(before + 1)
    left.destroy()
    await once(connection, 'close')
  }

  it.each([
    ['done', () => finish.resolve()],
    ['broken', () => finish.reject(new Error('a mistake'))],
  ])(
    'is kept for a client that leaves until the handler is %s; a response that is held open takes none',
    async (_, end) => {
      await start({ mostAtOnce: 1 })
      const held = await openRequest('/held')
      await leaveAtWork()
      expect(await quick()).toBe(503)
      end()
      await expect.poll(quick).toBe(200)
      held.destroy()
    },
  )

  it.each(['/body', '/file'])('is not taken by bodies that arrive slowly at %s', async path => {
    await start({ mostAtOnce: 1 })
    const senders = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
    for (const sender of senders) {
      const connected = once(app.server, 'request')
      sender.write(`POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`)
      sender.write('content-length: 5\r\n\r\n"aa')
      await connected
    }
    expect(await quick()).toBe(200)
    senders[0]?.write('a"')
    expect(String(await once(senders[0] as Socket, 'data'))).toContain('200 OK')
    for (const sender of senders) sender.destroy()
    await expect.poll(quick).toBe(200)
  })

  it('is taken by a file that has arrived, until its handler is done', async () => {
    await start({ mostAtOnce: 1 })
    const sender = connect(port, '127.0.0.1')
    const connected = once(app.server, 'request')
    sender.write('POST /file/kept HTTP/1.1\r\nhost: localhost\r\ncontent-length: 5\r\n\r\n')
    await connected
    expect(await quick()).toBe(200)
    sender.write('abcde')
    await expect.poll(quick).toBe(503)
    finish.resolve()
    await expect.poll(quick).toBe(200)
    sender.destroy()
  })

  it('has a line in the log once its handler is done, with the status 499 if the client has left', async () => {
    const lines: string[] = []
    await start({ log: createLog('info', { write: line => void lines.push(line) }) })
    const connected = once(app.server, 'connection')
    const held = await openRequest('/held')
    const [connection] = await connected
    held.destroy()
    await once(connection, 'close')
    const requests = () => lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'request')
    await leaveAtWork()
    expect(await quick()).toBe(200)
    await expect.poll(requests).toMatchObject([{ path: '/quick', status: 200 }])
    finish.resolve()
    const left = { method: 'GET', path: '/slow', status: 499, durationMs: expect.any(Number) }
    await expect.poll(requests).toMatchObject([{ path: '/quick' }, left])
  })
})

it('a request may take a quarter of an hour, and its head a minute', async () => {
  await start({})
  expect(app.server).toMatchObject({ requestTimeout: 900_000, headersTimeout: 60_000 })
})

describe('a body that is sent', () => {
  const head = (host: string, bytes: number) =>
    `POST /body HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\ncontent-length: ${bytes}\r\n\r\n`

  it.each(['localhost', 'unknown.example.org'])(
    'is given up once it stands still, also when it was refused: to %s',
    async host => {
      await start({ stall: { intervalMs: 20, leastBytes: 100 } })
      const socket = connect(port, '127.0.0.1')
      socket.on('error', () => undefined)
      socket.resume().write(`${head(host, 9_000)}"aaa`)
      await once(socket, 'close')
      expect(socket.bytesRead > 0).toBe(host !== 'localhost')
    },
  )

  it('is not read where nothing is served', async () => {
    await start({})
    const sender = connect(port, '127.0.0.1')
    sender.write(`${head('localhost', 200_000).replace('/body', '/nowhere')}"aaa`)
    expect(String(await once(sender, 'data'))).toContain('404 Not Found')
    sender.destroy()
  })

  it('that no one reads to its end keeps neither the next request on the connection waiting nor a place', async () => {
    await start({ mostAtOnce: 1 })
    const sender = connect(port, '127.0.0.1')
    const bytes = 1_000_000
    const body = head('localhost', bytes).replace('/body', '/refused').replace('json', 'octet-stream')
    sender.write(body + 'a'.repeat(bytes))
    sender.write('GET /quick HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n')
    expect(await text(sender)).toMatch(/^HTTP\/1\.1 503 .*HTTP\/1\.1 200 .*isDone/s)
  })

  it('may take ten minutes as long as it comes steadily', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start({})
    const connected = once(app.server, 'connection')
    const sender = connect(port, '127.0.0.1')
    const [receiver] = await connected
    const part = 'a'.repeat(USUAL_STALL.leastBytes)
    let sent = 0
    const send = async (bytes: string) => {
      sender.write(bytes)
      sent += bytes.length
      while (receiver.bytesRead < sent) await setImmediate()
    }
    await send(`${head('localhost', 2 + 20 * part.length)}"`)
    for (let halfMinute = 0; halfMinute < 20; halfMinute += 1) {
      await send(part)
      vi.advanceTimersByTime(USUAL_STALL.intervalMs)
    }
    sender.write('"')
    const [answer] = await once(sender, 'data')
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /)
    sender.destroy()
  })

  it('is given up once it stands still, however much came before, and leaves no timer behind', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await start({})
    const connected = once(app.server, 'connection')
    const sender = connect(port, '127.0.0.1')
    sender.on('error', () => undefined)
    const [receiver] = await connected
    let sent = 0
    for (const bytes of [`${head('localhost', 100_000)}"`, 'a'.repeat(10 * USUAL_STALL.leastBytes)]) {
      sender.write(bytes)
      sent += bytes.length
      while (receiver.bytesRead < sent) await setImmediate()
    }
    vi.advanceTimersByTime(USUAL_STALL.intervalMs)
    expect(receiver.destroyed).toBe(false)
    vi.advanceTimersByTime(USUAL_STALL.intervalMs)
    expect(receiver.destroyed).toBe(true)
    await expect.poll(() => vi.getTimerCount()).toBe(0)
  })
})
