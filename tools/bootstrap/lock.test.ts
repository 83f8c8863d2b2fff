import { existsSync, mkdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { withLock } from './lock.mjs'

it('lets one work after the other, and tells the second that it waits', async () => {
  const lock = join(temporaryFolder(), 'lock')
  const order: string[] = []
  const sayWeWait = vi.fn<() => void>()
  const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>()

  const first = withLock(lock, () => firstMayEnd.then(() => order.push('first')), sayWeWait)
  const second = withLock(lock, () => Promise.resolve(order.push('second')), sayWeWait)
  expect(sayWeWait).toHaveBeenCalledOnce()
  endFirst()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('is free again after work that failed', async () => {
  const lock = join(temporaryFolder(), 'lock')
  const failing = withLock(lock, () => Promise.reject(new Error('no network')), vi.fn<() => void>())
  await expect(failing).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})

it('is taken from somebody who was killed, because they no longer touch it', async () => {
  const lock = join(temporaryFolder(), 'lock')
  mkdirSync(lock)
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, aMinuteAgo, aMinuteAgo)
  await expect(withLock(lock, () => Promise.resolve('done'), vi.fn<() => void>())).resolves.toBe('done')
})
