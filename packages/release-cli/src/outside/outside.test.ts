import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assertBuilt } from 'release-store'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WrongUsage } from '../explain.ts'
import { createRemote } from './create-remote.ts'
import { describeBuild } from './describe-build.ts'

const home = join(import.meta.dirname, '../..')
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outside-'))
  vi.spyOn(process, 'cwd').mockReturnValue(folder)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

it.each(['vite', 'esbuild'])('makes a remote of that name for %s, with a path of its own', async bundler => {
  const made = await createRemote(home, 'mfe-board', bundler)
  expect(made).toBe(join(folder, 'mfe-board'))
  const about = await readFile(join(made, 'about.json'), 'utf8')
  expect(JSON.parse(about)).toMatchObject({ name: 'mfe-board', routes: [{ path: '/board' }] })
  const container = bundler === 'esbuild' ? 'src/container.js' : 'vite.config.js'
  expect(await readFile(join(made, container), 'utf8')).not.toMatch(/mfe[-_]hello/)
  await expect(createRemote(home, 'mfe-board', bundler)).rejects.toThrow(
    'There is a folder of that name already.',
  )
})

it.each([
  ['../mfe-x', 'vite'],
  ['board', 'vite'],
  ['mfe-Board', 'vite'],
  ['mfe-board', 'parcel'],
])('makes no remote "%s" with %s', async (name, bundler) => {
  await expect(createRemote(home, name, bundler)).rejects.toThrow(WrongUsage)
})

it('describes a build with every file that is served, so that it can be published', async () => {
  const made = await createRemote(home, 'mfe-board', 'vite')
  const dist = join(made, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await expect(describeBuild(dist)).rejects.toThrow('has no remoteEntry.js. Build it first')
  for (const file of ['remoteEntry.js', 'assets/a.js', '.hidden']) await writeFile(join(dist, file), file)
  const release = await describeBuild(dist, '2.0.0')
  expect(release.files.map(({ path }) => path)).toEqual(['assets/a.js', 'remoteEntry.js'])
  expect(await assertBuilt(dist)).toMatchObject({ name: 'mfe-board', version: '2.0.0' })
  expect(await describeBuild(dist, '2.0.0')).toEqual(release)
})
