import type { FastifyBaseLogger } from 'fastify'
import type { Release } from 'release-format'
import type { ReleaseStorage } from 'release-store'
import { createBucketStorage, readRegistry } from 'release-store'
import { createMemoryBucket } from 'release-store/testing'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createMirror } from './mirror.ts'

async function mirrored(from: ReleaseStorage = createBucketStorage(createMemoryBucket())) {
  const dataDir = await mkdtemp(join(tmpdir(), 'mirror-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const error = vi.fn()
  const log = { error } as unknown as FastifyBaseLogger
  return { from, dataDir, error, mirror: createMirror({ from, dataDir, log }) }
}

const FIRST = { revision: 1, remotes: {} }

it('a change of the registry is here as soon as it is made', async () => {
  const { mirror, dataDir } = await mirrored()
  expect(await mirror.changeRegistry(async before => ({ ...before, ...FIRST }))).toMatchObject(FIRST)
  expect(await readRegistry(dataDir)).toMatchObject(FIRST)
})

it('a bucket that is away is logged once until it is there again, and the copy stays', async () => {
  const { mirror, from, dataDir, error } = await mirrored()
  await mirror.changeRegistry(async before => ({ ...before, ...FIRST }))
  const cause = new Error('no bucket')
  const read = vi.spyOn(from, 'readRegistry')
  for (const logged of [1, 2]) {
    read.mockRejectedValueOnce(cause).mockRejectedValueOnce(cause)
    for (let times = 0; times < 3; times += 1) {
      await mirror.update()
      expect(error).toHaveBeenCalledTimes(logged)
    }
    expect(error).toHaveBeenLastCalledWith({ err: cause }, 'live releases cannot be copied here')
  }
  expect(await readRegistry(dataDir)).toMatchObject(FIRST)
})

it('everything else is asked of the storage itself', async () => {
  const from = {
    readRegistry: vi.fn(async () => 'the registry'),
    listReleases: vi.fn(async () => 'the list'),
    readRelease: vi.fn(async (...release: string[]) => release),
    readFile: vi.fn(async (...file: string[]) => file),
    storeRelease: vi.fn(async (...release: unknown[]) => release.length),
    removeReleases: vi.fn(async (releases: unknown) => releases),
  }
  const { mirror } = await mirrored(from as unknown as ReleaseStorage)
  const removed = [{ name: 'mfe-test', version: '1.0.0' }]
  expect([
    await mirror.readRegistry(),
    await mirror.listReleases(),
    await mirror.readRelease('mfe-test', '1.0.0'),
    await mirror.readFile('mfe-test', '1.0.0', 'x.js'),
    await mirror.removeReleases(removed),
    await mirror.storeRelease({} as Release, async () => null),
  ]).toEqual(['the registry', 'the list', ['mfe-test', '1.0.0'], ['mfe-test', '1.0.0', 'x.js'], removed, 2])
})
