import { chmod, mkdir, mkdtemp, realpath, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { canReach, letThrough } from './postgres-account.ts'

const stranger = { uid: 54_321, gid: 54_321 }

let folder: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'account-')))
  await mkdir(join(folder, 'inner'), { mode: 0o755 })
})
afterEach(() => rm(folder, { recursive: true }))

describe('an account', () => {
  it.each([
    [0o755, true],
    [0o711, true],
    [0o700, false],
    [0o750, false],
  ])('reaches what lies behind a folder with rights %o: %s', async (mode, reaches) => {
    await chmod(folder, mode)
    expect(await canReach(stranger, join(folder, 'inner'))).toBe(reaches)
  })

  it('reaches its own folders, and those of its group', async () => {
    const { uid, gid } = await stat(folder)
    await chmod(folder, 0o710)
    expect(await canReach({ uid, gid: 54_321 }, folder)).toBe(true)
    expect(await canReach({ uid: 54_321, gid }, folder)).toBe(true)
  })

  it('is let through a folder without any other account being let in', async () => {
    const { gid } = await stat(folder)
    await letThrough({ ...stranger, gid }, folder)
    expect((await stat(folder)).mode & 0o777).toBe(0o710)
    expect(await canReach({ uid: 54_321, gid }, folder)).toBe(true)
    expect(await canReach(stranger, folder)).toBe(false)
  })
})
