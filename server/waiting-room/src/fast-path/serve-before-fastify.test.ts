import Fastify from 'fastify'
import { MOST_AT_ONCE } from 'server-kit'
import { expect, it, onTestFinished } from 'vitest'
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
  held.forEach(end => end())
  expect(new Set(await Promise.all(first))).toEqual(new Set(['fast']))
})
