import { statSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
