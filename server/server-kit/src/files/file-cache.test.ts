import { mkdir, mkdtemp, rm, symlink, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileCache } from './file-cache.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'file-cache-'))
  await mkdir(join(folder, 'page'))
  await writeFile(join(folder, 'page/a.js'), 'first')
  await writeFile(join(folder, 'outside.js'), 'secret')
})
afterEach(() => rm(folder, { recursive: true }))

const find = (cache: ReturnType<typeof createFileCache>, path = 'a.js', ...precompressed: boolean[]) =>
  cache.find(join(folder, 'page'), path, ...precompressed)

it('a file is read once, and again when it has changed', async () => {
  const cache = createFileCache()
  const first = await find(cache)
  expect(first).toMatchObject({ type: 'text/javascript; charset=utf-8', bytes: Buffer.from('first') })
  expect(await find(cache)).toBe(first)
  await writeFile(join(folder, 'page/a.js'), 'later')
  await utimes(join(folder, 'page/a.js'), new Date(), new Date(0))
  expect(await find(cache)).toMatchObject({ bytes: Buffer.from('later') })
})

it('the compressed form beside a file is sent where a build has made it', async () => {
  await writeFile(join(folder, 'page/a.js.br'), 'compressed')
  expect(await (await find(createFileCache(), 'a.js', true))?.compressed('br')).toEqual(
    Buffer.from('compressed'),
  )
  const own = await (await find(createFileCache()))?.compressed('br')
  expect(own).not.toEqual(Buffer.from('compressed'))
  await rm(join(folder, 'page/a.js.br'))
  const lost = await find(createFileCache(), 'a.js', true)
  expect(brotliDecompressSync((await lost?.compressed('br')) ?? '')).toEqual(Buffer.from('first'))
})

it('what a folder does not hold is not found', async () => {
  await symlink(join(folder, 'outside.js'), join(folder, 'page/link.js'))
  await writeFile(join(folder, 'page/.hidden'), 'secret')
  await mkdir(join(folder, 'page-beside'))
  await writeFile(join(folder, 'page-beside/a.js'), 'secret')
  await symlink(join(folder, 'page-beside/a.js'), join(folder, 'page/beside.js'))
  const paths = [
    'none.js',
    '',
    '/a.js',
    '.hidden',
    '../outside.js',
    'link.js',
    'beside.js',
    'a.js/x',
    'x\\a.js',
    'a\0.js',
  ]
  const cache = createFileCache()
  for (const path of [...paths, 'a'.repeat(300)])
    expect([path, await find(cache, path)]).toEqual([path, null])
  expect(await cache.find(join(folder, 'no-folder'), 'a.js')).toBeNull()
})

it('the oldest files make room for others, and no more of them than needed', async () => {
  const cache = createFileCache()
  const oldest = await find(cache)
  await writeFile(join(folder, 'page/b.js'), 'other')
  const other = await find(cache, 'b.js')
  await writeFile(join(folder, 'page/large.bin'), '')
  // Without bytes on the disk.
  await truncate(join(folder, 'page/large.bin'), 96 * 1024 * 1024 - 'other'.length)
  await find(cache, 'large.bin')
  expect(await find(cache, 'b.js')).toBe(other)
  expect(await find(cache)).not.toBe(oldest)
})

it('a path that the system cannot follow is a failure, and not a missing file', async () => {
  await symlink(join(folder, 'page/loop.js'), join(folder, 'page/loop.js'))
  await expect(find(createFileCache(), 'loop.js')).rejects.toMatchObject({ code: 'ELOOP' })
})

it('a folder is no file', async () => {
  await mkdir(join(folder, 'page/parts'))
  expect(await find(createFileCache(), 'parts')).toBeNull()
})

it('a folder that is a link to another has the files of that', async () => {
  await symlink(join(folder, 'page'), join(folder, 'current'))
  const found = await createFileCache().find(join(folder, 'current'), 'a.js', false)
  expect(found).toMatchObject({ bytes: Buffer.from('first') })
})
