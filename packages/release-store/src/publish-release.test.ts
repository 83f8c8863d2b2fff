import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RefusedByGate } from './gate/index.ts'
import { InvalidRelease } from 'release-format'
import { PathTaken } from './changes/registry-changes.ts'
import { writeBuiltRemote, writeText } from './testing/built-remote.ts'
import {
  DamagedRelease,
  MissingRelease,
  NotLive,
  promoteRelease,
  publishMissing,
  publishRelease,
  readRegistry,
  ReleaseAlreadyPublished,
  retireRelease,
  randomKey,
  rollBackRelease,
  openReleases,
  setCanary,
  signingKeys,
  storeFolder,
} from './index.ts'

const order = { remote: 'mfe-test', by: 'operator:test' }

let folder: string
let dataDir: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
  dataDir = join(folder, 'data')
})
afterEach(() => rm(folder, { recursive: true }))

function publish(name: string): Promise<unknown> {
  return publishRelease({ dataDir, distDir: join(folder, name) })
}

describe('publishing a release', () => {
  it('copies what it lists, and nothing else, and makes it live', async () => {
    const release = await writeBuiltRemote(join(folder, 'a'), { files: { 'assets/x.js': 'x' } })
    await writeText(join(folder, 'a/standalone/index.html'), 'not part of the release')
    expect(await publish('a')).toEqual({ name: 'mfe-test', version: '1.0.0', revision: 1, isNew: true })

    const place = join(dataDir, 'releases/remotes/mfe-test/1.0.0')
    expect((await readdir(place, { recursive: true })).toSorted()).toEqual([
      'assets',
      'assets/x.js',
      'release.json',
      'remoteEntry.js',
    ])
    expect(await readRegistry(dataDir)).toMatchObject({
      revision: 1,
      remotes: {
        'mfe-test': { entry: '/remotes/mfe-test/1.0.0/remoteEntry.js', integrity: release.integrity },
      },
    })
  })

  it('keeps the one that it replaces, in the registry and on disk', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeBuiltRemote(join(folder, 'b'), { version: '1.1.0' })
    await publish('a')
    await publish('b')
    const { revision, remotes } = await readRegistry(dataDir)
    expect([revision, remotes['mfe-test']?.version, remotes['mfe-test']?.previous]).toEqual([
      2,
      '1.1.0',
      ['1.0.0'],
    ])
    expect(await readFile(join(dataDir, 'releases/remotes/mfe-test/1.0.0/remoteEntry.js'), 'utf8')).toContain(
      '1.0.0',
    )
  })

  it('changes nothing when the same build comes again', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await publish('a')
    const before = await readRegistry(dataDir)
    expect(await publish('a')).toMatchObject({ revision: 1, isNew: false })
    expect(await readRegistry(dataDir)).toEqual(before)
  })

  it('makes an earlier version live again', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeBuiltRemote(join(folder, 'b'), { version: '1.1.0' })
    for (const name of ['a', 'b', 'a']) await publish(name)
    expect(await readRegistry(dataDir)).toMatchObject({
      revision: 3,
      remotes: { 'mfe-test': { version: '1.0.0' } },
    })
  })

  it('refuses the same version with other content', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeBuiltRemote(join(folder, 'b'), { files: { 'assets/other.js': 'other' } })
    await publish('a')
    await expect(publish('b')).rejects.toThrow(ReleaseAlreadyPublished)
    expect(await readRegistry(dataDir)).toMatchObject({ revision: 1 })
  })

  it('refuses a path that another remote has already, and copies nothing', async () => {
    await writeBuiltRemote(join(folder, 'a'), { path: '/area' })
    await writeBuiltRemote(join(folder, 'b'), { name: 'mfe-rival', path: '/area' })
    await publish('a')
    await expect(publish('b')).rejects.toThrow(PathTaken)
    expect(await readRegistry(dataDir)).toMatchObject({ revision: 1 })
    expect(await readdir(join(dataDir, 'releases/remotes'))).toEqual(['mfe-test'])
  })

  it('loses none of many that are published at once', async () => {
    const names = Array.from({ length: 8 }, (_, number) => `mfe-${String.fromCharCode(97 + number)}`)
    await Promise.all(names.map(name => writeBuiltRemote(join(folder, name), { name, path: `/${name}` })))
    await Promise.all([...names, ...names].map(publish))
    const { revision, remotes } = await readRegistry(dataDir)
    expect([revision, Object.keys(remotes).toSorted()]).toEqual([8, names])
    expect(await readdir(join(dataDir, 'releases'))).toEqual(
      expect.arrayContaining(['registry-copy.json', 'registry.json', 'remotes']),
    )
  })
})

describe('publishing', () => {
  it('refuses a path of the shell', async () => {
    await writeBuiltRemote(join(folder, 'a'), { path: '/board-faq' })
    const shellPaths = async () => ['/', '/board-faq']
    await expect(publishRelease({ dataDir, distDir: join(folder, 'a'), shellPaths })).rejects.toThrow(
      'mfe-test 1.0.0 declares /board-faq, which is a path of the shell.',
    )
    expect(await readRegistry(dataDir)).toMatchObject({ revision: 0 })
  })

  it('refuses a folder without a release, and says so', async () => {
    await expect(publish('nothing')).rejects.toThrow(MissingRelease)
  })

  it('refuses a release that lies there already, altered', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeBuiltRemote(join(folder, 'b'), { version: '1.1.0' })
    for (const name of ['a', 'b']) await publish(name)
    await writeText(join(dataDir, 'releases/remotes/mfe-test/1.0.0/remoteEntry.js'), 'evil')
    await expect(publish('a')).rejects.toThrow(DamagedRelease)
    await expect(rollBackRelease(openReleases({ dataDir }), order)).rejects.toThrow('lists 18 bytes')
    expect(await readRegistry(dataDir)).toMatchObject({ remotes: { 'mfe-test': { version: '1.1.0' } } })
  })

  it('removes what publications left behind that were killed', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeText(join(dataDir, 'releases/incoming-1/remoteEntry.js'), 'half')
    await writeText(join(dataDir, 'releases/registry.json.1'), '{')
    await publish('a')
    expect((await readdir(join(dataDir, 'releases'))).toSorted()).toEqual([
      'registry-copy.json',
      'registry.json',
      'remotes',
    ])
  })

  it('says how to repair a damaged registry, and leaves it alone', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await publish('a')
    await writeText(join(dataDir, 'releases/registry.json'), '{')
    await expect(publish('a')).rejects.toThrow(
      /registry\.json is damaged: .*Copy .*registry-copy\.json over it\./,
    )
    await rm(join(dataDir, 'releases/registry.json'))
    await expect(publish('a')).rejects.toThrow(/registry\.json is gone\. Copy .*registry-copy\.json/)
  })
})

describe('rolling back and retiring', () => {
  const live = async () => (await readRegistry(dataDir)).remotes['mfe-test']?.version
  const rollBack = async (version?: string) =>
    (await rollBackRelease(openReleases({ dataDir }), { ...order, version })).to
  const retire = (remote = 'mfe-test') => retireRelease(openReleases({ dataDir }), { ...order, remote })

  beforeEach(async () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0']) {
      await writeBuiltRemote(join(folder, version), { version })
      await publish(version)
    }
  })

  it('goes back step by step, to the first', async () => {
    expect(await rollBack()).toBe('1.1.0')
    expect(await rollBack()).toBe('1.0.0')
    await expect(rollBack()).rejects.toThrow('No release of mfe-test came before the one that is live.')
    expect(await live()).toBe('1.0.0')
  })

  it('goes to the version that is named, back and forth', async () => {
    await rollBack('1.0.0')
    await rollBack('1.2.0')
    expect([await live(), await rollBack()]).toEqual(['1.2.0', '1.0.0'])
  })

  it('changes nothing if another version went live since, or is tried', async () => {
    const releases = openReleases({ dataDir })
    const only = (version: string) => rollBackRelease(releases, { ...order, only: version })
    expect(await only('1.1.0')).toMatchObject({ isChanged: false, to: '1.2.0' })
    await setCanary(releases, { ...order, version: '1.1.0', percent: 5 })
    expect(await only('1.2.0')).toMatchObject({ isChanged: false })
    const toFirst = { ...order, version: '1.0.0' }
    expect(await rollBackRelease(releases, { ...toFirst, only: '1.1.0' })).toMatchObject({ isChanged: false })
    expect(await rollBackRelease(releases, { ...toFirst, only: '1.2.0' })).toMatchObject({ to: '1.0.0' })
    expect((await readRegistry(dataDir)).remotes['mfe-test']?.canary).toBeUndefined()
  })

  it('a canary of the version that is live is refused', async () => {
    const canary = { ...order, version: '1.2.0', percent: 5 }
    const expected = 'mfe-test 1.2.0 is live for every browser already.'
    await expect(setCanary(openReleases({ dataDir }), canary)).rejects.toThrow(expected)
  })

  it.each(['9.9.9', '../mfe-test/1.0.0', ''])('knows no version "%s"', async version => {
    await expect(rollBack(version)).rejects.toThrow(`There is no release ${version} of mfe-test.`)
  })

  it('takes a remote out of the site, also for the first start, until it is published or rolled back', async () => {
    await retire()
    expect(await live()).toBeUndefined()
    expect(await publishMissing({ dataDir, distDirs: [join(folder, '1.2.0')] })).toEqual([])
    expect([await rollBack(), await live()]).toEqual(['1.2.0', '1.2.0'])
    await retire()
    await publish('1.1.0')
    expect(await live()).toBe('1.1.0')
  })

  it.each(['mfe-nothing', 'constructor', '__proto__'])('knows no remote %s', async name => {
    await expect(retire(name)).rejects.toThrow(NotLive)
    await expect(rollBackRelease(openReleases({ dataDir }), { ...order, remote: name })).rejects.toThrow(
      NotLive,
    )
  })
})

describe('a build that is not in order', () => {
  it.each([
    [
      'a file that was changed afterwards',
      (dist: string) => writeText(join(dist, 'remoteEntry.js'), 'evil'),
      RefusedByGate,
    ],
    ['a file that is missing', (dist: string) => rm(join(dist, 'remoteEntry.js')), RefusedByGate],
    [
      'a size that is not the file’s',
      async (dist: string) => {
        const file = join(dist, 'release.json')
        await writeText(file, (await readFile(file, 'utf8')).replace('"size":', '"size":1'))
      },
      RefusedByGate,
    ],
    [
      'a description that is no JSON',
      (dist: string) => writeText(join(dist, 'release.json'), '{'),
      InvalidRelease,
    ],
    ['no description', (dist: string) => writeText(join(dist, 'release.json'), '{}'), InvalidRelease],
  ])('is refused and leaves no trace: %s', async (_, damage, error) => {
    await writeBuiltRemote(join(folder, 'a'))
    await damage(join(folder, 'a'))
    await expect(publish('a')).rejects.toThrow(error)
    expect(await readRegistry(dataDir)).toMatchObject({ revision: 0, remotes: {} })
    expect(await readdir(folder, { recursive: true })).not.toContain('data/releases/remotes/mfe-test/1.0.0')
  })
})

describe('a site that binds publishers’ keys to remotes', () => {
  let ownKeys: readonly string[]
  const publicKeysOf = async (...secrets: string[]) =>
    (await signingKeys('publishers', dataDir, { PUBLISHER_KEY: secrets.join() })).map(key => key.publicKey)
  const names = (publishers: object) =>
    writeText(join(folder, 'site.json'), JSON.stringify({ publisherPublicKeys: publishers }))

  beforeEach(async () => {
    const [secret, next] = [randomKey(), randomKey()]
    ownKeys = await publicKeysOf(secret, next)
    vi.stubEnv('PUBLISHER_KEY', secret)
    vi.stubEnv('SITE_CONFIG', join(folder, 'site.json'))
    await writeBuiltRemote(join(folder, 'a'))
  })
  afterEach(() => vi.unstubAllEnvs())

  it('takes a release by a key of its remote, or by the one that takes its place', async () => {
    for (const known of [ownKeys, ownKeys.toReversed()]) {
      await names({ 'mfe-test': known })
      expect(await publish('a')).toMatchObject({ name: 'mfe-test' })
    }
  })

  it('stores and publishes none by the key of another remote, and names both sides and the way out', async () => {
    const [own = ''] = ownKeys
    const [theirs = ''] = await publicKeysOf(randomKey())
    await names({ 'mfe-other': [own], 'mfe-test': [theirs] })
    const releases = openReleases({ dataDir })
    await expect(publish('a')).rejects.toThrow(RefusedByGate)
    await expect(storeFolder(releases, join(folder, 'a'))).rejects.toThrow(
      `Refused by the rule of publisher. mfe-test 1.0.0 is signed with ${own} (the key of mfe-other). ` +
        `Releases of mfe-test are accepted with ${theirs}. Sign it with the key of mfe-test, or name this one for it`,
    )
    expect(await releases.storage.listReleases()).toEqual([])

    await names({ 'mfe-test': [own] })
    await storeFolder(releases, join(folder, 'a'))
    // The key was taken from the team meanwhile.
    await names({ 'mfe-other': [own] })
    await expect(promoteRelease(releases, { ...order, version: '1.0.0' })).rejects.toThrow(
      'The site names no key for mfe-test.',
    )
  })
})

describe('the first start', () => {
  it('publishes what is not live yet, and passes over what is not built', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeBuiltRemote(join(folder, 'b'), { name: 'mfe-other', path: '/other' })
    const distDirs = ['a', 'nothing', 'b'].map(name => join(folder, name))
    expect(await publishMissing({ dataDir, distDirs })).toMatchObject([
      { name: 'mfe-test' },
      { name: 'mfe-other' },
    ])
    expect(await publishMissing({ dataDir, distDirs })).toEqual([])
  })

  it('does not replace what is live', async () => {
    await writeBuiltRemote(join(folder, 'a'))
    await writeBuiltRemote(join(folder, 'b'), { version: '2.0.0' })
    await publish('a')
    expect(await publishMissing({ dataDir, distDirs: [join(folder, 'b')] })).toEqual([])
  })
})
