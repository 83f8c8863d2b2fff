import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
  lock = join(folder, 'not-there-yet/lock')
})
afterEach(() => rm(folder, { recursive: true }))

it('lets one work after the other, and tells the second that it waits', async () => {
  const order: string[] = []
  const onWait = vi.fn<() => void>()
  const { promise: firstMayEnd, resolve: endFirst } = Promise.withResolvers<void>()

  const first = withLock(lock, () => firstMayEnd.then(() => order.push('first')), onWait)
  const second = withLock(lock, () => Promise.resolve(order.push('second')), onWait)
  expect(onWait).toHaveBeenCalledOnce()
  endFirst()
  await Promise.all([first, second])
  expect(order).toEqual(['first', 'second'])
})

it('lets one in at a time, and all of them in the end', async () => {
  let inside = 0
  const seen: number[] = []
  const work = async () => {
    inside += 1
    seen.push(inside)
    await Promise.resolve()
    inside -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => withLock(lock, work)))
  expect(seen).toEqual([1, 1, 1, 1, 1, 1])
})

it('is free again after work that failed', async () => {
  const failing = withLock(lock, () => Promise.reject(new Error('no network')))
  await expect(failing).rejects.toThrow('no network')
  expect(existsSync(lock)).toBe(false)
})

it('that a killed process has left is taken by one of many that wait for it', async () => {
  mkdirSync(lock, { recursive: true })
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, aMinuteAgo, aMinuteAgo)
  let inside = 0
  const work = async () => {
    inside += 1
    expect(inside).toBe(1)
    await Promise.resolve()
    inside -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => withLock(lock, work)))
  expect(readdirSync(join(lock, '..'))).toEqual([])
})

it('is taken from a process that was killed, because that no longer touches it', async () => {
  mkdirSync(lock, { recursive: true })
  const aMinuteAgo = new Date(Date.now() - 60_000)
  utimesSync(lock, aMinuteAgo, aMinuteAgo)
  await expect(withLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
})
