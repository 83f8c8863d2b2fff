import fs, { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { makeFolder } from './make-folder.ts'

let folder: string
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'make-'))))
afterEach(() => rm(folder, { recursive: true }))

it('is made with its parents, also by several at once, and stays as it is when it exists', async () => {
  const deep = join(folder, 'a/b/c')
  await Promise.all(Array.from({ length: 5 }, () => makeFolder(deep)))
  await writeFile(join(deep, 'file'), '')
  await makeFolder(relative('', deep))
  expect(await readdir(deep)).toEqual(['file'])
})

it('is refused below a file', async () => {
  await writeFile(join(folder, 'file'), '')
  const path = join(folder, 'file/a/b')
  await expect(makeFolder(path)).rejects.toMatchObject({ code: 'ENOTDIR', path })
})

it.skipIf(process.platform !== 'linux')('is refused where the system allows none', async () => {
  await expect(makeFolder('/proc/new/folder')).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/new' })
})

it('is refused on a drive that is missing', async () => {
  const missing = Object.assign(new Error('no such drive'), { code: 'ENOENT' })
  const mkdir = vi.spyOn(fs, 'mkdir').mockRejectedValue(new Error('asked again'))
  for (const _ of ['/a/b', '/a', '/']) mkdir.mockRejectedValueOnce(missing)
  syncBuiltinESMExports()
  onTestFinished(() => {
    mkdir.mockRestore()
    syncBuiltinESMExports()
  })
  await expect(makeFolder('/a/b')).rejects.toBe(missing)
})
