import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countFlushes } from 'file-kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { openReleases, storeFolder } from '../index.ts'
import { writeBuiltRemote, writeText } from '../testing/built-remote.ts'
import { createDiskStorage } from './disk-storage.ts'

it('a file and a folder that are no release are not listed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const remotes = join(dataDir, 'releases/remotes')
  await writeText(join(remotes, 'mfe-test/1.0.0/release.json'), '{}')
  await writeText(join(remotes, 'mfe-test/lost+found/x'), '')
  await writeText(join(remotes, 'mfe-test/notes.txt'), '')
  await writeText(join(remotes, 'notes.txt'), '')
  const listed = await createDiskStorage(dataDir).listReleases()
  expect(listed.map(({ name, version }) => [name, version])).toEqual([['mfe-test', '1.0.0']])
})

it('a registry that does not change is not written anew', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const storage = createDiskStorage(dataDir)
  await storage.changeRegistry(async registry => ({ ...registry, revision: 1 }))
  const file = join(dataDir, 'releases/registry.json')
  const { ino } = await stat(file)
  await storage.changeRegistry(async registry => registry)
  expect((await stat(file)).ino).toBe(ino)
})

it('a release survives a power cut: its three files, and the name of their folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'disk-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const dataDir = join(folder, 'data')
  const releases = openReleases({ dataDir, storage: createDiskStorage(dataDir) })
  await writeBuiltRemote(join(folder, 'a'), { files: { 'assets/x.js': 'x' } })
  const flushes = await countFlushes()
  await storeFolder(releases, join(folder, 'a'))
  expect(flushes()).toBe(4)
})
