import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { becomeOwner } from './owner.ts'

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'owner-'))
})
afterEach(() => {
  vi.unstubAllEnvs()
  return rm(dataDir, { recursive: true })
})

it('a folder has one waiting room at a time', async () => {
  const giveUp = await becomeOwner(dataDir)
  await expect(becomeOwner(dataDir, 0)).rejects.toThrow(
    `Another waiting room runs on ${dataDir}. Stop it, or choose another DATA_DIR.`,
  )
  giveUp()
  await becomeOwner(dataDir)
})

it('a waiting room that starts while the one before is stopping waits for the folder', async () => {
  const giveUp = await becomeOwner(dataDir)
  const next = becomeOwner(dataDir)
  // It asks once after the other one, so that the other one waits by then.
  await expect(becomeOwner(dataDir, 0)).rejects.toThrow('Another waiting room runs on')
  giveUp()
  const giveUpToo = await next
  giveUpToo()
})

it('a folder whose waiting room was killed is free, however long its name', async () => {
  for (const folder of [dataDir, join(dataDir, 'a'.repeat(120))]) {
    const owner = join(import.meta.dirname, 'owner.ts')
    const script = `const { becomeOwner } = await import(${JSON.stringify(owner)})
      await becomeOwner(${JSON.stringify(folder)})
      process.stdout.write('owns')
      setInterval(() => undefined, 60_000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    await once(child.stdout, 'data')
    await expect(becomeOwner(folder, 0)).rejects.toThrow('Another waiting room runs on')
    child.kill('SIGKILL')
    await once(child, 'exit')
    await becomeOwner(folder)
  }
})

it('a machine without a place for sockets is a failure, and not one that is tried for ever', async () => {
  vi.stubEnv('TMPDIR', join(dataDir, 'none'))
  await expect(becomeOwner(join(dataDir, 'a'.repeat(120)))).rejects.toMatchObject({ code: 'EACCES' })
})
