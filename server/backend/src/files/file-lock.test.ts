import { spawnSync } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withFileLock } from './file-lock.ts'

let folder: string
let file: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-lock-'))
  file = join(folder, 'lock')
})
afterEach(() => rm(folder, { recursive: true }))

it('lets one in at a time, and everybody in the end', async () => {
  let inside = 0
  const seen: number[] = []
  const work = async () => {
    inside += 1
    seen.push(inside)
    await readdir(folder)
    inside -= 1
  }
  await Promise.all(Array.from({ length: 6 }, () => withFileLock(file, work)))
  expect(seen).toEqual([1, 1, 1, 1, 1, 1])
  expect(await readdir(folder)).toEqual([])
})

it('is given back when the work fails', async () => {
  await expect(withFileLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await withFileLock(file, async () => 'in')).toBe('in')
})

it('is taken over from a process that was killed', async () => {
  const { pid } = spawnSync(process.execPath, ['--version'])
  await writeFile(file, `${pid} x`)
  expect(await withFileLock(file, async () => 'in')).toBe('in')
  expect(await readdir(folder)).toEqual([])
})
