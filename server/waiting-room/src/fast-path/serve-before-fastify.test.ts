import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import Fastify from 'fastify'
import { MOST_AT_ONCE } from 'server-kit'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serveBeforeFastify } from './serve-before-fastify.ts'

it('holds as many requests as a server takes at once; the next goes to Fastify, until one has ended', async () => {
  const app = Fastify()
  app.get('/ask', async () => 'Fastify')
  const held: (() => void)[] = []
  serveBeforeFastify(app, {
    path: '/ask',
    hosts: [],
    trustProxy: false,
    respond: (_, response) =>
      new Promise(resolve => held.push(() => void response.end('fast', () => resolve()))),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const ask = async () => (await fetch(`${address}/ask`)).text()

  const first = Array.from({ length: MOST_AT_ONCE }, ask)
  await expect.poll(() => held.length).toBe(MOST_AT_ONCE)
  expect(await ask()).toBe('Fastify')

  held.shift()?.()
  expect(await Promise.race(first)).toBe('fast')
  first.push(ask())
  await expect.poll(() => held.length).toBe(MOST_AT_ONCE)
  expect(await ask()).toBe('Fastify')
  held.forEach(end => end())
  expect(new Set(await Promise.all(first))).toEqual(new Set(['fast']))
})

it.each<[string, () => void | Promise<void>]>([
  [
    'at once',
    () => {
      throw new Error('mistake')
    },
  ],
  ['later', () => Promise.reject(new Error('mistake'))],
])(
  'a reply that fails %s is a 500 with its error in the log, and the next one is served',
  async (_when, fails) => {
    const app = Fastify()
    const respond = vi.fn<(_: IncomingMessage, response: ServerResponse) => void | Promise<void>>(
      (_, response) => void response.end('fast'),
    )
    serveBeforeFastify(app, { path: '/ask', hosts: [], trustProxy: false, respond })
    const address = await app.listen({ host: '127.0.0.1', port: 0 })
    onTestFinished(() => app.close())
    respond.mockImplementationOnce(fails)
    const logged = vi.spyOn(app.log, 'error')
    expect((await fetch(`${address}/ask`)).status).toBe(500)
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err: new Error('mistake') }, 'request failed')
    expect(await (await fetch(`${address}/ask`)).text()).toBe('fast')
  },
)

it('a server that stops refuses what is asked on open connections, as Fastify does', async () => {
  const app = Fastify()
  const [begun, ended, stopping] = [defer<void>(), defer<string>(), defer<void>()]
  app.get('/slow', () => {
    begun.resolve()
    return ended.promise
  })
  app.get('/ask', async () => 'Fastify')
  const respond = vi.fn<(_: IncomingMessage, response: ServerResponse) => void>()
  serveBeforeFastify(app, { path: '/ask', hosts: [], trustProxy: false, respond })
  app.addHook('preClose', async () => stopping.resolve())
  const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const client = connect(Number(port), '127.0.0.1')
  const get = (path: string) => client.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)

  get('/slow')
  await begun.promise
  const closed = app.close()
  await stopping.promise
  const asked = once(app.server, 'request')
  get('/ask')
  await asked
  ended.resolve('slow')
  expect(await text(client)).toMatch(/^HTTP\/1.1 200 OK[\s\S]*HTTP\/1.1 503 Service Unavailable/)
  expect(respond).not.toHaveBeenCalled()
  await closed
})

function defer<T>(): PromiseWithResolvers<T> {
  return Promise.withResolvers<T>()
}
