import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
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

it.skipIf(process.platform !== 'linux')('is taken on a full disk too, by work that makes room', async () => {
  const write = fs.writeFileSync
  const full = vi.spyOn(fs, 'writeFileSync').mockImplementation((_, text) => write('/dev/full', text))
  syncBuiltinESMExports()
  try {
    expect(await withLock(lock, async () => 'room')).toBe('room')
  } finally {
    full.mockRestore()
    syncBuiltinESMExports()
  }
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

/** Starts a process that takes the lock and never releases it. */
async function startHolder() {
  const script = `import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
    await withLock(process.argv[1], () => new Promise(() => console.log('held')))`
  const args = ['--input-type=module', '--eval', script, lock]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(child.stdout, 'data')
  return child
}

it('of a process that was killed is taken at once, though it was touched just now', async () => {
  const holder = await startHolder()
  holder.kill('SIGKILL')
  await once(holder, 'close')
  const now = new Date(Date.now() + 3_600_000)
  utimesSync(lock, now, now)
  await expect(withLock(lock, () => Promise.resolve('done'))).resolves.toBe('done')
})

it.each([
  ['of a process that runs is waited for', {}, true],
  ['of a process whose number is in use again is taken at once', { startedAt: '1' }, false],
  ['of a process on another machine is waited for', { where: 'another machine', startedAt: '1' }, true],
])('%s', async (_, change, isWaitedFor) => {
  const holder = await startHolder()
  const file = join(lock, 'holder')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
  const { promise: waits, resolve: onWait } = Promise.withResolvers<'waits'>()
  const done = withLock(
    lock,
    () => Promise.resolve('done'),
    () => onWait('waits'),
  )
  expect(await Promise.race([waits, done])).toBe(isWaitedFor ? 'waits' : 'done')
  holder.kill('SIGKILL')
  await once(holder, 'close')
  await rm(lock, { recursive: true, force: true })
  await done
})
