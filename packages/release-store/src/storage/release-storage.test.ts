import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { InvalidRegistry } from 'release-format'
import { RefusedByGate } from '../gate/index.ts'
import { writeBuiltRemote, writeText } from '../testing/built-remote.ts'
import { createMemoryBucket } from '../testing/memory-bucket.ts'
import {
  createBucketStorage,
  DamagedRelease,
  openReleases,
  promoteRelease,
  publishFolder,
  ReleaseAlreadyPublished,
  retireRelease,
  storeFolder,
  verifyReleases,
  type ReleaseStorage,
} from '../index.ts'
import { createDiskStorage } from './disk-storage.ts'

let folder: string
let dataDir: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'storage-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

const by = 'operator:test'
const at = (path: string) => join(folder, path)

/** Opens a storage of that kind, with a way to damage it. */
type Kind = {
  open(): { storage: ReleaseStorage; damageRegistry(): Promise<unknown>; damageEntry(): Promise<unknown> }
}

const onDisk: Kind = {
  open: () => ({
    storage: createDiskStorage(dataDir),
    damageRegistry: () => writeFile(join(dataDir, 'releases/registry.json'), '{'),
    damageEntry: () => writeText(join(dataDir, 'releases/remotes/mfe-test/1.0.0/remoteEntry.js'), 'evil'),
  }),
}

const inABucket: Kind = {
  open() {
    const bucket = createMemoryBucket()
    const replace = async (part: string, text: string) => {
      for (const key of bucket.objects.keys())
        if (key.includes(part)) bucket.objects.set(key, Buffer.from(text))
    }
    return {
      storage: createBucketStorage(bucket),
      damageRegistry: () => replace('registry.json', '{'),
      damageEntry: () => replace('files/', 'evil'),
    }
  },
}

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inABucket],
])('releases %s', (_, kind) => {
  function open() {
    const { storage, ...damage } = kind.open()
    return { releases: openReleases({ dataDir, storage }), storage, ...damage }
  }

  it('are stored, made live, replaced and verified', async () => {
    const { releases, storage } = open()
    await writeBuiltRemote(at('a'), { files: { 'assets/x.js': 'x' } })
    await writeBuiltRemote(at('b'), { version: '1.1.0' })
    expect(await storeFolder(releases, at('a'))).toMatchObject({ version: '1.0.0', files: 2, isNew: true })
    expect(await storeFolder(releases, at('a'))).toMatchObject({ isNew: false })
    expect(await storage.readFile('mfe-test', '1.0.0', 'assets/x.js')).toEqual(Buffer.from('x'))
    for (const path of ['assets/none.js', 'x.js'])
      expect(await storage.readFile('mfe-test', '1.0.0', path)).toBeNull()
    expect(await storage.readRelease('mfe-test', '../1')).toBeNull()
    await promoteRelease(releases, { remote: 'mfe-test', version: '1.0.0', by })
    await publishFolder(releases, at('b'), { by })
    expect(await storage.readRegistry()).toMatchObject({
      revision: 2,
      remotes: { 'mfe-test': { version: '1.1.0', previous: ['1.0.0'] } },
      history: { 'mfe-test': [{ by, to: '1.1.0' }, { to: '1.0.0' }] },
    })
    expect(await verifyReleases(releases)).toMatchObject({
      problem: null,
      releases: [
        { version: '1.1.0', problem: null },
        { version: '1.0.0', problem: null },
      ],
    })
    expect((await storage.listReleases()).map(({ version }) => version).toSorted()).toEqual([
      '1.0.0',
      '1.1.0',
    ])
  })

  it('are the same build whatever session and signatures they name', async () => {
    const { releases } = open()
    const release = await writeBuiltRemote(at('a'))
    await storeFolder(releases, at('a'))
    const session = { version: '1.0.0', schema: 1, api: {} }
    await writeText(at('a/release.json'), JSON.stringify({ ...release, session }))
    expect(await storeFolder(releases, at('a'))).toMatchObject({ isNew: false })
    await writeText(at('a/release.json'), JSON.stringify({ ...release, requires: { react: '^18.0.0' } }))
    await expect(storeFolder(releases, at('a'))).rejects.toThrow(ReleaseAlreadyPublished)
  })

  it('are not stored by a dry run', async () => {
    const { releases, storage } = open()
    await writeBuiltRemote(at('a'))
    const change = await publishFolder(releases, at('a'), { by, dryRun: true })
    expect([change.to, change.isChanged, await storage.listReleases()]).toEqual(['1.0.0', false, []])
  })

  it('never change: other content under a version is refused, and so is what is not as it is listed', async () => {
    const { releases, storage } = open()
    await writeBuiltRemote(at('a'))
    await writeBuiltRemote(at('b'), { files: { 'assets/other.js': 'other' } })
    await storeFolder(releases, at('a'))
    await expect(storeFolder(releases, at('b'))).rejects.toThrow(ReleaseAlreadyPublished)
    await writeBuiltRemote(at('c'), { version: '2.0.0' })
    await writeText(at('c/remoteEntry.js'), 'evil')
    await expect(storeFolder(releases, at('c'))).rejects.toThrow(RefusedByGate)
    expect(await storage.readRelease('mfe-test', '2.0.0')).toBeNull()
  })

  it('lose no change of many that are made at once', async () => {
    const { releases, storage } = open()
    const names = ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d', 'mfe-e']
    await Promise.all(names.map(name => writeBuiltRemote(at(name), { name, path: `/${name}` })))
    await Promise.all(names.map(name => publishFolder(releases, at(name), { by })))
    const { revision, remotes } = await storage.readRegistry()
    expect([revision, Object.keys(remotes).toSorted()]).toEqual([5, names])
  })

  it('that are damaged are told, and are not made live', async () => {
    const { releases, storage, damageEntry, damageRegistry } = open()
    await writeBuiltRemote(at('a'))
    await publishFolder(releases, at('a'), { by })
    await retireRelease(releases, { remote: 'mfe-test', by })
    await damageEntry()
    const promotion = promoteRelease(releases, { remote: 'mfe-test', version: '1.0.0', by })
    await expect(promotion).rejects.toThrow(DamagedRelease)
    await damageRegistry()
    await expect(storage.readRegistry()).rejects.toThrow(InvalidRegistry)
  })
})

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inABucket],
])('a release %s', (_, kind) => {
  it.each([
    ['..', '1.0.0'],
    ['mfe-test', '../../mfe-test/1.0.0'],
    ['mfe-test', '2.0.0'],
    ['mfe-other', '1.0.0'],
  ])('is not that of the place %s %s', async (name, version) => {
    const { storage } = kind.open()
    await writeBuiltRemote(at('a'))
    await storeFolder(openReleases({ dataDir, storage }), at('a'))
    expect(await storage.readRelease(name, version)).toBeNull()
    expect(await storage.readRelease('mfe-test', '1.0.0')).toMatchObject({ version: '1.0.0' })
  })

  it('is gone once it is removed, with the files that no other one has', async () => {
    const { storage } = kind.open()
    await writeBuiltRemote(at('a'))
    await storeFolder(openReleases({ dataDir, storage }), at('a'))
    await storage.removeReleases([{ name: 'mfe-test', version: '1.0.0' }])
    expect(await storage.listReleases()).toEqual([])
    expect(await storage.readRelease('mfe-test', '1.0.0')).toBeNull()
    expect(await storage.readFile('mfe-test', '1.0.0', 'remoteEntry.js')).toBeNull()
  })
})

describe('a disk', () => {
  it('gets rid of what killed programs have left, with the next release and the next change', async () => {
    const releases = openReleases({ dataDir })
    await writeText(join(dataDir, 'releases/incoming-1/x.js'), 'x')
    for (const draft of ['registry.json.1', 'registry-copy.json.1', 'another.json'])
      await writeText(join(dataDir, 'releases', draft), '{')
    await writeBuiltRemote(at('a'))
    await publishFolder(releases, at('a'), { by })
    expect((await readdir(join(dataDir, 'releases'))).toSorted()).toEqual([
      'another.json',
      'registry-copy.json',
      'registry.json',
      'remotes',
    ])
  })

  it('keeps nothing of a release that is refused while it is stored', async () => {
    const storage = createDiskStorage(dataDir)
    const release = await writeBuiltRemote(at('a'), { files: { 'assets/x.js': 'x' } })
    const read = async (path: string) =>
      Buffer.from(path === 'assets/x.js' ? 'y' : await readFile(at(`a/${path}`)))
    await expect(storage.storeRelease(release, read)).rejects.toThrow(DamagedRelease)
    expect(await readdir(join(dataDir, 'releases'))).toEqual([])
  })

  it('removes a release only after one that is on its way is stored', async () => {
    const storage = createDiskStorage(dataDir)
    await writeBuiltRemote(at('a'))
    await storeFolder(openReleases({ dataDir, storage }), at('a'))
    const stored = await storage.readRelease('mfe-test', '1.0.0')
    if (!stored) throw new Error('nothing was stored')
    const next = { ...stored, version: '1.1.0' }
    const order: string[] = []
    let removal: Promise<unknown> | undefined
    await storage.storeRelease(next, async path => {
      removal ??= storage.removeReleases([stored]).then(() => order.push('removed'))
      return readFile(at(`a/${path}`))
    })
    order.push('stored')
    await removal
    expect(order).toEqual(['stored', 'removed'])
  })
})
