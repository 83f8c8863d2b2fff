import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { writeBuiltRemote } from '../testing/built-remote.ts'
import { createMemoryBucket } from '../testing/memory-bucket.ts'
import {
  createBucketStorage,
  mirrorReleases,
  openReleases,
  publishFolder,
  readRegistry,
  ReleaseAlreadyPublished,
  storeFolder,
} from '../index.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bucket-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

const by = 'operator:test'
const at = (path: string) => join(folder, path)

describe('a bucket', () => {
  it('has lost a release by the time its removal is done, however long that takes', async () => {
    const bucket = createMemoryBucket()
    const slow = { ...bucket, remove: (key: string) => setImmediate().then(() => bucket.remove(key)) }
    const storage = createBucketStorage(slow)
    await writeBuiltRemote(at('a'))
    await storeFolder(openReleases({ dataDir, storage }), at('a'))
    await storage.removeReleases([{ name: 'mfe-test', version: '1.0.0' }])
    expect([...bucket.objects.keys()].filter(key => key.endsWith('release.json'))).toEqual([])
  })

  it('lists nothing under a name or version that no release has', async () => {
    const bucket = createMemoryBucket()
    for (const place of ['mfe-test/1.0.0', 'old/1.0.0', 'mfe-test/_1'])
      await bucket.put(`remotes/${place}/release.json`, Buffer.from('{}'))
    for (const key of ['notes.txt', 'mfe-test/2.0.0/x.js', 'mfe-test/3.0.0/assets/release.json'])
      await bucket.put(`remotes/${key}`, Buffer.from('{}'))
    expect(await createBucketStorage(bucket).listReleases()).toMatchObject([
      { name: 'mfe-test', version: '1.0.0' },
    ])
  })

  it('lists the newest release first, and reads the same one once', async () => {
    let time = 0
    const bucket = createMemoryBucket(() => new Date((time += 1_000)))
    const storage = createBucketStorage(bucket)
    const releases = openReleases({ dataDir, storage })
    for (const version of ['1.0.0', '2.0.0']) {
      await writeBuiltRemote(at(version), { version })
      await storeFolder(releases, at(version))
    }
    expect((await storage.listReleases()).map(({ version }) => version)).toEqual(['2.0.0', '1.0.0'])
    const get = vi.spyOn(bucket, 'get')
    const another = createBucketStorage(bucket)
    for (let times = 0; times < 2; times += 1) await another.readRelease('mfe-test', '1.0.0')
    expect(get).toHaveBeenCalledOnce()
  })

  it('whose registry others change all the while is given up after fifty attempts', async () => {
    const bucket = createMemoryBucket()
    const put = vi.spyOn(bucket, 'put').mockResolvedValue(false)
    const change = createBucketStorage(bucket).changeRegistry(async registry => ({ ...registry }))
    await expect(change).rejects.toThrow('Others changed the registry all the while; try again.')
    expect(put).toHaveBeenCalledTimes(50)
  })

  it('whose registry did not change is not written', async () => {
    const bucket = createMemoryBucket()
    const put = vi.spyOn(bucket, 'put')
    await createBucketStorage(bucket).changeRegistry(async registry => registry)
    expect(put).not.toHaveBeenCalled()
  })

  it('that fails at any moment leaves a release whole or absent, and the registry as it was', async () => {
    await writeBuiltRemote(at('a'), { files: { 'assets/x.js': 'x' } })
    for (let puts = 0; puts < 4; puts += 1) {
      const bucket = createMemoryBucket()
      const storage = createBucketStorage(bucket)
      const releases = openReleases({ dataDir, storage })
      bucket.failAfter(puts)
      await expect(publishFolder(releases, at('a'), { by })).rejects.toThrow('out of reach')
      expect((await storage.readRegistry()).revision).toBe(0)
      expect((await storage.readRelease('mfe-test', '1.0.0')) !== null).toBe(puts === 3)
      bucket.failAfter(Infinity)
      expect(await publishFolder(releases, at('a'), { by })).toMatchObject({ revision: 1, isChanged: true })
    }
  })

  it('is mirrored with the live release, its fallback and the three before it', async () => {
    const storage = createBucketStorage(createMemoryBucket())
    const releases = openReleases({ dataDir, storage })
    for (const version of ['1', '2', '3', '4', '5', '6']) {
      await writeBuiltRemote(at(version), { version })
      await publishFolder(releases, at(version), { by })
    }
    await mirrorReleases(storage, at('machine'))
    const copied = await readdir(at('machine/releases/remotes/mfe-test'))
    expect(copied.toSorted()).toEqual(['1', '3', '4', '5', '6'])
  })

  it('is mirrored to where it is served from: releases first, then the registry', async () => {
    const bucket = createMemoryBucket()
    const storage = createBucketStorage(bucket)
    const releases = openReleases({ dataDir, storage })
    await writeBuiltRemote(at('a'))
    await writeBuiltRemote(at('b'), { version: '1.1.0' })
    for (const built of ['a', 'b']) await publishFolder(releases, at(built), { by })

    const machine = at('machine')
    await mirrorReleases(storage, machine)
    expect(await readRegistry(machine)).toEqual(await storage.readRegistry())
    expect((await readdir(join(machine, 'releases/remotes/mfe-test'))).toSorted()).toEqual(['1.0.0', '1.1.0'])

    await writeBuiltRemote(at('c'), { version: '1.2.0' })
    await publishFolder(releases, at('c'), { by })
    const file = join(machine, 'releases/registry.json')
    const before = await readFile(file, 'utf8')
    for (const key of bucket.objects.keys()) if (key.includes('1.2.0')) bucket.objects.delete(key)
    await expect(mirrorReleases(createBucketStorage(bucket), machine)).rejects.toThrow('no release 1.2.0')
    expect(await readFile(file, 'utf8')).toBe(before)
  })
})

it('of two builds of one version that are stored in a bucket at once, one is stored', async () => {
  const bucket = createMemoryBucket()
  const stored = ['one', 'other'].map(async text => {
    const built = at(text)
    await writeBuiltRemote(built, { files: { 'assets/x.js': text } })
    return storeFolder(openReleases({ dataDir, storage: createBucketStorage(bucket) }), built)
  })
  const outcomes = await Promise.allSettled(stored)
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const [refused] = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused?.reason).toBeInstanceOf(ReleaseAlreadyPublished)
})
