import { setTimeout as wait } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { keepRunning, type OwnedServer } from './keep-running.ts'

const log = { info: vi.fn<() => void>(), warn: vi.fn<() => void>(), error: vi.fn<() => void>() }

function running() {
  const { promise: lost, resolve } = Promise.withResolvers<Error>()
  const stop = vi.fn<OwnedServer['stop']>(async () => {})
  return { lost, stop, end: () => resolve(new Error('killed')) }
}

it('starts a server again that has ended, and stops the one that runs', async () => {
  const [first, second] = [running(), running()]
  const restart = vi.fn<() => Promise<OwnedServer>>(async () => second)
  const stop = keepRunning(first, restart, log)
  first.end()
  await expect.poll(() => log.info).toHaveBeenCalledWith('the database server runs again')
  await stop()
  expect(second.stop).toHaveBeenCalledOnce()
  expect(first.stop).not.toHaveBeenCalled()
})

it('tries again until it starts', async () => {
  const [first, second] = [running(), running()]
  const restart = vi
    .fn<() => Promise<OwnedServer>>(async () => second)
    .mockRejectedValueOnce(new Error('busy'))
  const stop = keepRunning(first, restart, log)
  first.end()
  await expect.poll(() => restart).toHaveBeenCalledTimes(2)
  await stop()
  expect(second.stop).toHaveBeenCalledOnce()
})

it('pauses twice as long after each failed attempt, ten seconds at most', async () => {
  const restart = vi.fn<() => Promise<OwnedServer>>(async () => running())
  for (let attempt = 0; attempt < 9; attempt += 1) restart.mockRejectedValueOnce(new Error('busy'))
  const pause = vi.fn<(milliseconds: number) => Promise<void>>(async () => {})
  const first = running()
  const stop = keepRunning(first, restart, log, pause)
  first.end()
  await expect.poll(() => restart).toHaveBeenCalledTimes(10)
  await stop()
  const pauses = [100, 200, 400, 800, 1_600, 3_200, 6_400, 10_000, 10_000]
  expect(pause.mock.calls.map(([milliseconds]) => milliseconds)).toEqual(pauses)
})

it('is stopped once the start that runs has ended, and leaves no server behind', async () => {
  const [first, second] = [running(), running()]
  const started = Promise.withResolvers<OwnedServer>()
  const restart = vi.fn<() => Promise<OwnedServer>>(() => started.promise)
  const stop = keepRunning(first, restart, log)
  first.end()
  await expect.poll(() => restart).toHaveBeenCalledOnce()
  const stopped = stop()
  started.resolve(second)
  await stopped
  expect(second.stop).toHaveBeenCalledOnce()
})

it('ends at once when it is stopped between two attempts', async () => {
  const first = running()
  const restart = vi.fn<() => Promise<OwnedServer>>().mockRejectedValue(new Error('no space'))
  const waitAnHour = vi.fn<typeof wait>(async (_, value, options) => wait(3_600_000, value, options))
  const stop = keepRunning(first, restart, log, waitAnHour)
  first.end()
  await expect.poll(() => waitAnHour).toHaveBeenCalledOnce()
  await stop()
  expect(restart).toHaveBeenCalledOnce()
  expect(first.stop).toHaveBeenCalledOnce()
})
