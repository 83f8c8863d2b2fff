import { once } from 'node:events'
import { Agent, request, Server } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { createLog } from './log.ts'
import { startServer, type ServerPart } from './start-server.ts'

let server: TestServer | undefined
afterEach(async () => {
  await server?.stop()
  server = undefined
})

const start = async (...parts: ServerPart[]) => (server = await startTestServer(parts))
const empty: ServerPart = { register: () => undefined }

describe('a server of several parts', () => {
  it('serves all of them at one address, with the lines of each', async () => {
    const part = (name: string): ServerPart => ({
      register: app => void app.get(`/${name}`, async () => ({ name })),
      about: address => [`${name}: ${address}/${name}`],
    })
    const { address, about } = await start(part('one'), empty, part('two'))
    expect(about).toEqual([`one: ${address}/one`, `two: ${address}/two`])
    expect(await (await fetch(`${address}/two`)).json()).toEqual({ name: 'two' })
  })

  it('asks each part in turn for the response to an error', async () => {
    const failing =
      (thrown: Error): ServerPart['register'] =>
      app =>
        void app.get('/it', async () => Promise.reject(thrown))
    const { address } = await start(
      { register: failing(new RangeError()), toHttpError: () => undefined },
      {
        ...empty,
        toHttpError: error => (error instanceof RangeError ? new HttpError(409, 'TAKEN', '') : undefined),
      },
    )
    expect((await fetch(`${address}/it`)).status).toBe(409)
  })

  it('is prepared before it listens, after the routes of every part', async () => {
    const steps: string[] = []
    const part = (name: string): ServerPart => ({
      register: app => {
        steps.push(`register ${name}`)
        app.addHook('onListen', async () => void steps.push(`listen ${name}`))
      },
      prepare: async () => void steps.push(`prepare ${name}`),
    })
    await start(part('1'), part('2'))
    expect(steps).toEqual(['register 1', 'register 2', 'prepare 1', 'prepare 2', 'listen 1', 'listen 2'])
  })

  it('that cannot start closes everything that was opened, and says why', async () => {
    const closed = vi.fn<() => void>()
    const opened: ServerPart = { register: app => void app.addHook('onClose', async () => closed()) }
    const failing: ServerPart = { ...empty, prepare: () => Promise.reject(new Error('no database')) }
    await expect(start(opened, failing)).rejects.toThrow('no database')
    expect(closed).toHaveBeenCalledTimes(1)
  })

  it('under a port that is taken does not start either', async () => {
    const closed = vi.fn<() => void>()
    const opened: ServerPart = { register: app => void app.addHook('onClose', async () => closed()) }
    const { address } = await start(empty)
    const config = { host: 'localhost', port: Number(new URL(address).port), trustProxy: false, hosts: [] }
    await expect(startServer(config, createLog('silent'), [opened])).rejects.toMatchObject({
      code: 'EADDRINUSE',
    })
    expect(closed).toHaveBeenCalledTimes(1)
  })
})

describe('the settings of a server', () => {
  const config = { host: '127.0.0.1', port: 0, trustProxy: false, hosts: [] }
  const protocol: ServerPart = {
    register: app => void app.get('/protocol', async asked => asked.protocol),
  }
  const startWith = async (settings: object) =>
    (server = {
      ...(await startServer({ ...config, ...settings }, createLog('silent'), [protocol])),
      logged: [],
    })

  it.each([
    [true, 'https'],
    [false, 'http'],
  ])('name whether a proxy is trusted (%s): a request to it is one of %s', async (trustProxy, expected) => {
    const { address } = await startWith({ trustProxy })
    const response = await fetch(`${address}/protocol`, { headers: { 'x-forwarded-proto': 'https' } })
    expect(await response.text()).toBe(expected)
  })

  it('name the hosts that it is reached under', async () => {
    const { address } = await startWith({ hosts: ['site.example.org'] })
    expect((await fetch(`${address}/protocol`)).status).toBe(400)
    const port = Number(new URL(address).port)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET /protocol HTTP/1.1\r\nhost: site.example.org\r\nconnection: close\r\n\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('name the port of its probes, which has to be free', async () => {
    const { address } = await startWith({})
    const innerPort = Number(new URL(address).port)
    const second = startServer({ ...config, innerPort }, createLog('silent'), [empty])
    await expect(second).rejects.toMatchObject({ code: 'EADDRINUSE' })
  })
})

describe('the health of a server', () => {
  it('is that of all its parts, each by its name', async () => {
    const { address, logged } = await start(
      { ...empty, readinessChecks: { database: async () => undefined, views: async () => 'a note' } },
      { ...empty, readinessChecks: { disk: async () => Promise.reject(new Error('disk is full')) } },
    )
    const ready = await fetch(`${address}/readyz`)
    expect([ready.status, ready.headers.get('cache-control')]).toEqual([503, 'no-store'])
    expect(await ready.json()).toEqual({
      status: 'not ready',
      database: 'ok',
      views: 'a note',
      disk: 'failed',
    })
    expect(logged.join()).toContain('disk is full')
    const alive = await fetch(`${address}/healthz`)
    expect([alive.status, await alive.json()]).toEqual([200, { status: 'alive' }])
  })

  it('is good without any check', async () => {
    const { address } = await start(empty)
    const ready = await fetch(`${address}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  })
})

describe('a server that stops', () => {
  it('finishes the request that has begun, as the last of its connection', async () => {
    const begun = Promise.withResolvers<void>()
    const finish = Promise.withResolvers<void>()
    const { address, stop } = await start({
      register: app => {
        app.addHook('preClose', async () => finish.resolve())
        app.get('/slow', async () => {
          begun.resolve()
          await finish.promise
          return { isDone: true }
        })
      },
    })
    const responded = once(
      request(`${address}/slow`, { headers: { connection: 'keep-alive' } }).end(),
      'response',
    )
    await begun.promise
    const stopped = stop()
    server = undefined
    const [response] = await responded
    expect([response.statusCode, response.headers.connection]).toEqual([200, 'close'])
    response.resume()
    await stopped
    await expect(fetch(`${address}/healthz`)).rejects.toThrow(TypeError)
  })

  it('serves a request that arrives on an open connection after that', async () => {
    const begun = Promise.withResolvers<void>()
    const { address, stop } = await start({
      register: app => {
        app.addHook('preClose', async () => begun.resolve())
        app.get('/quick', async () => ({ isDone: true }))
      },
    })
    const socket = connect(Number(new URL(address).port), new URL(address).hostname)
    socket.write('GET /quick HTTP/1.1\r\nhost: localhost\r\n')
    // The server has read the line above once it has served another request.
    await fetch(`${address}/healthz`)
    const stopped = stop()
    server = undefined
    await begun.promise
    socket.write('\r\n')
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 .*connection: close.*isDone/is)
    await stopped
  })

  it('closes the connection of a stream that ends meanwhile, which its client would keep', async () => {
    const stream = new PassThrough()
    const forced = vi.spyOn(Server.prototype, 'closeAllConnections')
    const { address, stop } = await start({
      register: app => {
        app.get('/stream', async () => stream)
      },
    })
    const agent = new Agent({ keepAlive: true })
    const responded = once(request(`${address}/stream`, { agent }).end(), 'response')
    stream.write('a')
    const [response] = await responded
    response.resume()
    const stopped = stop()
    server = undefined
    setTimeout(() => stream.end(), 50)
    await stopped
    expect(forced).not.toHaveBeenCalled()
    forced.mockRestore()
  })

  it('waits for no connection that has sent nothing, such as one that a browser opens ahead', async () => {
    const forced = vi.spyOn(Server.prototype, 'closeAllConnections')
    const { address, stop } = await start({ register: () => undefined })
    const socket = connect(Number(new URL(address).port), new URL(address).hostname)
    const closed = once(socket.resume(), 'close')
    await once(socket, 'connect')
    // The server has accepted the connection above once it has served another.
    await fetch(`${address}/healthz`)
    server = undefined
    await stop()
    await closed
    expect(forced).not.toHaveBeenCalled()
    forced.mockRestore()
  })
})
