import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createServer } from './create-server.ts'
import { createLog } from './log.ts'
import { repeatWhileListening } from './repeat-while-listening.ts'

const app = () => createServer({ log: createLog('silent'), trustProxy: false })

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

it('work is repeated while the server listens, and no longer', async () => {
  const server = app()
  const work = vi.fn<() => Promise<void>>(async () => {})
  repeatWhileListening(server, 1_000, work)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).not.toHaveBeenCalled()
  await server.listen({ host: '127.0.0.1', port: 0 })
  await vi.advanceTimersByTimeAsync(3_000)
  expect(work).toHaveBeenCalledTimes(3)
  await server.close()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(work).toHaveBeenCalledTimes(3)
})

it('closing waits for the run that has begun, and no other follows; runs never overlap', async () => {
  const server = app()
  const running = Promise.withResolvers<void>()
  const work = vi.fn<() => Promise<void>>(() => running.promise)
  repeatWhileListening(server, 1_000, work)
  await server.listen({ host: '127.0.0.1', port: 0 })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)

  const closed = vi.fn<() => void>()
  const closing = server.close().then(closed)
  await vi.advanceTimersByTimeAsync(0)
  expect(closed).not.toHaveBeenCalled()
  running.resolve()
  await closing
  expect(closed).toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(work).toHaveBeenCalledTimes(1)
})
