import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPageFiles } from './page-files.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-files-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<!doctype html>')
  await writeFile(join(folder, 'assets/main.0a1b.js'), 'main()')
  await writeFile(join(folder, 'assets/.hidden.js'), 'secret')
  await writeFile(join(folder, 'notes.txt'), 'notes')
})
afterEach(() => rm(folder, { recursive: true }))

it('documents and assets are found with their type, also compressed', async () => {
  const find = createPageFiles(folder)
  expect((await find('index.html'))?.type).toBe('text/html; charset=utf-8')
  const script = await find('assets/main.0a1b.js')
  expect(script?.type).toBe('text/javascript; charset=utf-8')
  expect(String(gunzipSync(script?.gzipped ?? ''))).toBe('main()')
})

it.each([
  'assets/missing.js',
  'notes.txt',
  'assets/.hidden.js',
  '../page-files.js',
  'assets/../index.html',
  'deeper/assets/main.0a1b.js',
])('%s is not found', async path => {
  expect(await createPageFiles(folder)(path)).toBeNull()
})

it('a file is read again only after it was written again', async () => {
  const find = createPageFiles(folder)
  const first = await find('index.html')
  expect(await find('index.html')).toBe(first)
  await writeFile(join(folder, 'index.html'), '<!doctype html>new')
  await utimes(join(folder, 'index.html'), new Date(), new Date(0))
  expect(String((await find('index.html'))?.bytes)).toBe('<!doctype html>new')
})
