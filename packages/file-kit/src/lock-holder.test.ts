import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs, { existsSync, mkdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import timers from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { withLock } from './lock.mjs'

let folder: string
let lock: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'holder-'))
  lock = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

/** Makes a folder that was touched so many seconds ago. */
function touched(path: string, secondsAgo: number): void {
  mkdirSync(path, { recursive: true })
  const time = new Date(Date.now() - secondsAgo * 1_000)
  utimesSync(path, time, time)
}

/** Replaces functions of Node for one test. */
function whileReplaced(...spies: { mockRestore(): void }[]): void {
  syncBuiltinESMExports()
  onTestFinished(() => {
    for (const spy of spies) spy.mockRestore()
    syncBuiltinESMExports()
  })
}

/** Returns true if the lock is waited for. Releases it then. */
async function isWaitedFor(): Promise<boolean> {
  const { promise: waits, resolve: onWait } = Promise.withResolvers<boolean>()
  const done = withLock(
    lock,
    async () => false,
    () => onWait(true),
  )
  const isWaiting = await Promise.race([waits, done])
  if (isWaiting)
    for (const path of [lock, `${lock}.removal`]) await rm(path, { recursive: true, force: true })
  await done
  return isWaiting
}

describe('while it is held, a lock', () => {
  it('is touched each second, so that no other machine takes it', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await withLock(lock, async () => {
      touched(lock, 60)
      vi.advanceTimersByTime(1_000)
      expect(Date.now() - statSync(lock).mtimeMs).toBeLessThan(10_000)
    })
    expect(vi.getTimerCount()).toBe(0)
  })

  it('that another machine has taken since is neither touched nor removed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await withLock(lock, async () => {
      await rm(lock, { recursive: true })
      vi.advanceTimersByTime(1_000)
      touched(lock, 60)
      writeFileSync(join(lock, 'holder'), '{"where":"another machine"}')
      touched(lock, 60)
      vi.advanceTimersByTime(1_000)
    })
    expect(Date.now() - statSync(lock).mtimeMs).toBeGreaterThan(50_000)
  })

  it('is released by the end of its process', async () => {
    const script = `import { withLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.mjs'))}
      await withLock(process.argv[1], async () => process.exit(0))`
    const child = spawn(process.execPath, ['--input-type=module', '--eval', script, lock])
    expect(await once(child, 'close')).toEqual([0, null])
    expect(existsSync(lock)).toBe(false)
  })

  it('leaves nothing behind for the end of its process', async () => {
    const listeners = process.listenerCount('exit')
    await withLock(lock, async () => expect(process.listenerCount('exit')).toBe(listeners + 1))
    expect(process.listenerCount('exit')).toBe(listeners)
  })

  it('is released if its holder cannot be written', async () => {
    const failure = Object.assign(new Error('broken'), { code: 'EIO' })
    const write = vi.spyOn(fs, 'writeFileSync').mockImplementationOnce(() => {
      throw failure
    })
    whileReplaced(write)
    await expect(withLock(lock, async () => 'done')).rejects.toBe(failure)
    expect(existsSync(lock)).toBe(false)
  })
})

describe('a lock without a holder', () => {
  it('that is waited for several times is reported once', async () => {
    touched(lock, 0)
    const wait = vi.spyOn(timers, 'setTimeout').mockResolvedValueOnce(undefined)
    wait.mockImplementationOnce(() => rm(lock, { recursive: true }))
    whileReplaced(wait)
    const onWait = vi.fn<() => void>()
    expect(await withLock(lock, async () => 'done', onWait)).toBe('done')
    expect(wait).toHaveBeenCalledTimes(2)
    expect(onWait).toHaveBeenCalledOnce()
  })

  it.each([
    [9, true],
    [11, false],
  ])('that was touched %i seconds ago is waited for: %s', async (seconds, waits) => {
    touched(lock, seconds)
    expect(await isWaitedFor()).toBe(waits)
  })

  it.each([
    [0, true],
    [60, false],
  ])('that another process began to remove %i seconds ago is waited for: %s', async (seconds, waits) => {
    touched(lock, 60)
    touched(`${lock}.removal`, seconds)
    expect(await isWaitedFor()).toBe(waits)
  })
})

describe.skipIf(process.platform !== 'linux')('on Linux, the holder of a lock', () => {
  const holderOf = () => JSON.parse(readFileSync(join(lock, 'holder'), 'utf8'))

  it('is a process of one start of the machine, in one container', async () => {
    const holder = await withLock(lock, async () => holderOf())
    expect(holder.where).toMatch(/^[0-9a-f-]{36} pid:\[\d+\]$/)
    expect(holder.pid).toBe(process.pid)
    expect(holder.startedAt).toMatch(/^\d+$/)
  })

  it.each([
    ['S', '22', true],
    ['T', '22', true],
    ['S', '23', false],
    ['Z', '22', false],
    ['X', '22', false],
  ])(
    'in the state %s, begun at %s, is waited for: %s, however long it has not touched the lock',
    async (state, startedAt, waits) => {
      const holder = await withLock(lock, async () => holderOf())
      const pid = 2 ** 22 + 1
      // The fields of a process from the fourth on, each with its number.
      const fields = Array.from({ length: 40 }, (_, each) => each + 4).join(' ')
      const read = fs.readFileSync
      const replaced = vi.spyOn(fs, 'readFileSync')
      replaced.mockImplementation((file, options) =>
        file === `/proc/${pid}/stat` ? `${pid} (a) S 1) ${state} ${fields}` : read(file, options),
      )
      whileReplaced(replaced)
      mkdirSync(lock)
      writeFileSync(join(lock, 'holder'), JSON.stringify({ ...holder, pid, startedAt }))
      touched(lock, 60)
      expect(await isWaitedFor()).toBe(waits)
    },
  )
})

describe('on a system other than Linux, a lock', () => {
  const [own, noOne] = [process.pid, 2 ** 22 + 1]
  const refused = Object.assign(new Error('not yours'), { code: 'EPERM' })

  it.each([
    ['of a process that runs', true, own, undefined, 0],
    ['of a process whose number is in use, and that has not touched it,', false, own, undefined, 60],
    ['of a process that has ended', false, noOne, undefined, 0],
    ['of a process under another account', true, noOne, refused, 0],
  ])('%s is waited for: %s', async (_, waits, pid, failure, secondsAgo) => {
    const system = vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin')
    const kill = vi.spyOn(process, 'kill')
    onTestFinished(() => [system, kill].forEach(spy => spy.mockRestore()))
    const file = join(lock, 'holder')
    const holder = await withLock(lock, async () => JSON.parse(readFileSync(file, 'utf8')))
    if (failure)
      kill.mockImplementation(() => {
        throw failure
      })
    mkdirSync(lock)
    writeFileSync(file, JSON.stringify({ ...holder, pid }))
    touched(lock, secondsAgo)
    expect(await isWaitedFor()).toBe(waits)
  })
})
