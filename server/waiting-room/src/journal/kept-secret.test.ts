import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countFlushes } from 'file-kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { secretKeptIn } from './kept-secret.ts'

it('the secret of ticket keys is made once, for its account alone, and survives a power cut', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'secret-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const flushes = await countFlushes()
  const secret = secretKeptIn(join(folder, 'new'))
  expect(flushes()).toBe(1)
  expect(secret).toHaveLength(32)
  expect(secretKeptIn(join(folder, 'new'))).toEqual(secret)
  expect((await stat(join(folder, 'new/key'))).mode & 0o777).toBe(0o600)
})
