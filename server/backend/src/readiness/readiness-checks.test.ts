import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { expect, it, vi } from 'vitest'
import { assertRoom, DiskFull } from './readiness-checks.ts'
import { ProbeTimedOut, sharedProbe } from './shared-probe.ts'

it('a disk with hardly any room is told, and one with room is not', async () => {
  await expect(assertRoom(tmpdir(), Number.MAX_SAFE_INTEGER)).rejects.toThrow(DiskFull)
  const { bavail, bsize } = await statfs(tmpdir())
  await expect(assertRoom(tmpdir(), (bavail * bsize) / 2)).resolves.toBeUndefined()
})

it('a good response counts for a while, a bad one is asked about again', async () => {
  let time = 0
  const probe = vi.fn(async () => undefined)
  const check = sharedProbe(probe, { keptMs: 100, now: () => time })
  probe.mockRejectedValueOnce(new Error('gone'))
  await expect(check()).rejects.toThrow('gone')
  await check()
  time = 99
  await check()
  expect(probe).toHaveBeenCalledTimes(2)
  time = 101
  await check()
  expect(probe).toHaveBeenCalledTimes(3)
})

it('a slow one is not waited for, nor asked a second time meanwhile', async () => {
  const response = Promise.withResolvers<undefined>()
  const probe = vi.fn(() => response.promise)
  const check = sharedProbe(probe, { mayTakeMs: 1 })
  await expect(check()).rejects.toThrow(ProbeTimedOut)
  await expect(check()).rejects.toThrow(ProbeTimedOut)
  expect(probe).toHaveBeenCalledOnce()
  response.resolve(undefined)
  await expect(check()).resolves.toBeUndefined()
})
