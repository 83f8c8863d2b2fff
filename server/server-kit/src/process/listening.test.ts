import { syncBuiltinESMExports } from 'node:module'
import timers, { setImmediate } from 'node:timers/promises'
import fastify from 'fastify'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { endConnectionsWhenClosing, startListening, stopListening } from './listening.ts'

afterEach(() => void vi.useRealTimers())

it.each([
  ['127.0.0.1', 'localhost'],
  ['0.0.0.0', 'localhost'],
  ['localhost', 'localhost'],
  ['127.0.0.2', '127.0.0.2'],
])(
  'a server at %s is reached at %s, and leaves no timer behind that would keep its process',
  async (host, name) => {
    const app = fastify()
    const { hostname, port } = new URL(await startListening(app, { host, port: 0 }))
    expect(hostname).toBe(name)
    expect(Number(port)).toBeGreaterThan(0)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    await stopListening(app)
    expect([vi.getTimerCount(), app.server.listening]).toEqual([0, false])
  },
)

it('a server has stopped once everything of it has closed', async () => {
  const app = fastify()
  const closed = vi.fn<() => void>()
  app.addHook('onClose', async () => {
    await setImmediate()
    closed()
  })
  await startListening(app, { host: 'localhost', port: 0 })
  await stopListening(app)
  expect(closed).toHaveBeenCalledOnce()
})

it('a request that takes more than ten seconds to end is cut off by the stop', async () => {
  const { promise: patience, resolve: endPatience } = Promise.withResolvers<undefined>()
  const wait = vi.spyOn(timers, 'setTimeout').mockReturnValue(patience)
  onTestFinished(() => {
    wait.mockRestore()
    syncBuiltinESMExports()
  })
  syncBuiltinESMExports()
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  const app = fastify()
  app.get('/endless', () => {
    begin()
    return new Promise(() => {})
  })
  const address = await startListening(app, { host: '127.0.0.1', port: 0 })
  const failed = fetch(`${address}/endless`).catch(() => 'cut off')
  await begun
  const stopped = stopListening(app)
  expect(wait).toHaveBeenCalledExactlyOnceWith(10_000, undefined, { signal: expect.any(AbortSignal) })
  endPatience(undefined)
  await stopped
  expect(await failed).toBe('cut off')
})

it('a request that runs as the server closes has its time, unlike a connection that has sent nothing', async () => {
  const [begun, ended, closing] = [defer(), defer(), defer()]
  const app = fastify()
  endConnectionsWhenClosing(app)
  app.addHook('preClose', async () => closing.resolve())
  app.get('/slow', async () => {
    begun.resolve()
    await ended.promise
    return 'done'
  })
  const address = await startListening(app, { host: '127.0.0.1', port: 0 })
  const asked = fetch(`${address}/slow`)
  await begun.promise
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const closed = app.close()
  await closing.promise
  vi.advanceTimersByTime(1_000)
  ended.resolve()
  expect(await (await asked).text()).toBe('done')
  await closed
})

function defer(): PromiseWithResolvers<void> {
  return Promise.withResolvers<void>()
}
