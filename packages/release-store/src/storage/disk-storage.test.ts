import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countFlushes } from 'file-kit/testing'
import { expect, it, onTestFinished } from 'vitest'
import { openReleases, storeFolder } from '../index.ts'
import { writeBuiltRemote } from '../testing/built-remote.ts'
import { createDiskStorage } from './disk-storage.ts'

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
