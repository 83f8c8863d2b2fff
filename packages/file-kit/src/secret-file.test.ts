import { statSync } from 'node:fs'
import fs, { mkdtemp, readdir, rm } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { secretIn } from './secret-file.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'secret-'))))
afterEach(() => rm(folder, { recursive: true }))

it('is made once, also when several ask at the same moment, and read by its owner only', async () => {
  const file = join(folder, 'new/key')
  const secrets = await Promise.all(Array.from({ length: 5 }, () => secretIn(file)))
  expect(new Set(secrets).size).toBe(1)
  expect(secrets[0]).toMatch(/^[\w-]{32}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await readdir(join(folder, 'new'))).toEqual(['key'])
})

it.skipIf(process.platform !== 'linux')('is refused in a folder that cannot be made', async () => {
  await expect(secretIn('/proc/new/key')).rejects.toMatchObject({ code: 'ENOENT' })
})

it('is read whole, however long', async () => {
  const secret = 'k'.repeat(4_000_000)
  expect(await secretIn(join(folder, 'key'), () => secret)).toBe(secret)
})

it.each(['link', 'rm'] as const)('is refused where the system fails to %s a file', async call => {
  const failure = Object.assign(new Error('not here'), { code: 'EPERM' })
  const failing = vi.spyOn(fs, call).mockRejectedValueOnce(failure)
  syncBuiltinESMExports()
  onTestFinished(() => {
    failing.mockRestore()
    syncBuiltinESMExports()
  })
  await expect(secretIn(join(folder, 'key'))).rejects.toBe(failure)
})
