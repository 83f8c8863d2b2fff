import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
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
  await expect(makeFolder(join(folder, 'file/a/b'))).rejects.toMatchObject({ code: 'ENOTDIR' })
})

it.skipIf(process.platform !== 'linux')('is refused where the system allows none', async () => {
  await expect(makeFolder('/proc/new/folder')).rejects.toMatchObject({ code: 'ENOENT', path: '/proc/new' })
})
