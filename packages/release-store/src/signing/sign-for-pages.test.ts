import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Registry } from 'release-format'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setCanary } from '../changes/canary.ts'
import type { Releases } from '../changes/releases.ts'
import { openReleases } from '../open-releases.ts'
import { publishFolder, storeFolder } from '../publish-release.ts'
import { writeBuiltRemote } from '../testing/built-remote.ts'
import { randomKey, signingKeys } from './keys.ts'
import { RegistryRejected, signLive, withPublisher } from './sign-for-pages.ts'

let folder: string
let dataDir: string
let releases: Releases
let time: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signing-'))
  dataDir = join(folder, 'data')
  time = '2026-03-02T09:00:00.000Z'
  releases = openReleases({ dataDir, now: () => new Date(time) })
  for (const version of ['1.0.0', '2.0.0']) await writeBuiltRemote(join(folder, version), { version })
})
afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true })
})

const order = { remote: 'mfe-test', by: 'kim' }
const publish = () => publishFolder(releases, join(folder, '1.0.0'), { by: 'kim' })
const readRegistry = () => releases.storage.readRegistry()
const publicKeysOf = async (holder: 'site' | 'publishers') =>
  (await signingKeys(holder, dataDir)).map(({ publicKey }) => publicKey)

const keyIn = async (holder: string) =>
  (await readFile(join(dataDir, 'keys', `${holder}.key`), 'utf8')).trim()

/** 1.0.0 is live, 2.0.0 its canary. */
async function withACanary(): Promise<void> {
  await publish()
  await storeFolder(releases, join(folder, '2.0.0'))
  await setCanary(releases, { ...order, version: '2.0.0', percent: 5 })
}

/** Names the keys that pages accept. */
async function accept(keys: object): Promise<void> {
  await writeFile(join(folder, 'site.json'), JSON.stringify(keys))
  vi.stubEnv('SITE_CONFIG', join(folder, 'site.json'))
}

/** Stores the registry without the signatures of its releases. */
async function unsign(): Promise<void> {
  await releases.storage.changeRegistry(async registry => {
    const { publisher: _, canary, ...live } = registry.remotes['mfe-test'] ?? { publisher: [] }
    const { publisher: _canary, ...tried } = canary ?? { publisher: [] }
    const remote = { ...live, ...(canary && { canary: tried }) }
    return { ...registry, remotes: { 'mfe-test': remote } } as Registry
  })
}

const signersNow = async () => {
  const { remotes } = await readRegistry()
  const { publisher, canary } = remotes['mfe-test'] ?? {}
  return [publisher, canary?.publisher].map(signatures => signatures?.map(({ key }) => key))
}

describe('a change of the registry', () => {
  it('is refused if pages would reject it, with the reason and the way out', async () => {
    await accept({ registryPublicKeys: await publicKeysOf('publishers') })
    await expect(publish()).rejects.toThrow(RegistryRejected)
    await expect(publish()).rejects.toThrow(
      /^Pages would refuse the registry: .* Add the public key to publisherPublicKeys \(a release\) or registryPublicKeys/,
    )
    expect((await readRegistry()).revision).toBe(0)
  })

  it('signs live release and canary anew in development, if none of the present keys has signed them', async () => {
    await withACanary()
    const [own] = await publicKeysOf('publishers')
    expect(await signersNow()).toEqual([[own], [own]])
    vi.stubEnv('PUBLISHER_KEY', randomKey())
    const [next] = await publicKeysOf('publishers')
    await setCanary(releases, { ...order, version: '2.0.0', percent: 6 })
    expect(await signersNow()).toEqual([[next], [next]])
  })

  it('leaves the signature of a team, whose key pages accept beside that of this machine', async () => {
    await withACanary()
    const team = await publicKeysOf('publishers')
    vi.stubEnv('PUBLISHER_KEY', randomKey())
    await accept({ publisherPublicKeys: [...team, ...(await publicKeysOf('publishers'))] })
    await setCanary(releases, { ...order, version: '2.0.0', percent: 6 })
    expect(await signersNow()).toEqual([team, team])
  })

  it('leaves to a person in production what nobody has signed', async () => {
    await withACanary()
    await unsign()
    const keys = {
      registryPublicKeys: await publicKeysOf('site'),
      publisherPublicKeys: await publicKeysOf('publishers'),
    }
    for (const [name, holder] of [
      ['REGISTRY_KEY', 'registry'],
      ['PUBLISHER_KEY', 'publisher'],
    ] as const)
      vi.stubEnv(name, await keyIn(holder))
    await accept(keys)
    vi.stubEnv('NODE_ENV', 'production')
    await expect(setCanary(releases, { ...order, version: '2.0.0', percent: 6 })).rejects.toThrow(
      RegistryRejected,
    )
    vi.stubEnv('NODE_ENV', 'development')
    await setCanary(releases, { ...order, version: '2.0.0', percent: 6 })
    expect(await signersNow()).toEqual([keys.publisherPublicKeys, keys.publisherPublicKeys])
  })

  it('signs no live release whose stored files have another entry', async () => {
    await withACanary()
    await unsign()
    await releases.storage.changeRegistry(async registry => {
      const live = registry.remotes['mfe-test']
      const remote = { ...live, entry: '/remotes/mfe-test/1.0.0/another.js' }
      return { ...registry, remotes: { 'mfe-test': remote } } as Registry
    })
    await expect(setCanary(releases, { ...order, version: '2.0.0' })).rejects.toThrow(
      'The release 1.0.0 of mfe-test has another entry than the one that is live.',
    )
  })
})

describe('the signature of a release', () => {
  it('is its own if it has one, else that of this machine', async () => {
    const [own] = await publicKeysOf('publishers')
    const release = await writeBuiltRemote(join(folder, 'a'))
    const signed = await withPublisher(dataDir, release)
    expect(signed.publisher?.map(({ key }) => key)).toEqual([own])
    vi.stubEnv('PUBLISHER_KEY', randomKey())
    expect(await withPublisher(dataDir, signed)).toEqual(signed)
  })

  it('is refused by a site with keys of each remote if its key is of none', async () => {
    const release = await writeBuiltRemote(join(folder, 'a'))
    const [own = ''] = await publicKeysOf('publishers')
    await accept({ publisherPublicKeys: { 'mfe-other': ['x'] } })
    await expect(withPublisher(dataDir, release)).rejects.toThrow(
      `is signed with ${own} (of no remote here).`,
    )
    await accept({ publisherPublicKeys: [own] })
    expect(await withPublisher(dataDir, release)).toMatchObject({ name: 'mfe-test' })
  })
})

describe('the live releases', () => {
  it('are signed anew once after a change of keys, under the next revision', async () => {
    await publish()
    expect(await signLive(releases)).toBe(false)
    vi.stubEnv('REGISTRY_KEY', randomKey())
    time = '2026-03-02T10:00:00.000Z'
    expect(await signLive(releases)).toBe(true)
    expect(await readRegistry()).toMatchObject({ revision: 2, issuedAt: time })
    expect(await releases.rejectionReason(await readRegistry())).toBeNull()
    expect(await signLive(releases)).toBe(false)
    expect((await readRegistry()).revision).toBe(2)
  })

  it('before the first release are nothing to sign', async () => {
    expect(await signLive({ ...releases, rejectionReason: async () => 'unsigned' })).toBe(false)
  })
})
