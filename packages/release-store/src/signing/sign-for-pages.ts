import {
  filesHash,
  publicRegistry,
  releaseUrl,
  verifyRegistry,
  type RegisteredRelease,
  type Registry,
  type Release,
} from 'release-format'
import {
  publisherKeysOf,
  signRegistry,
  signRelease,
  isForAll,
  type PublisherKeys,
} from 'release-format/trust'
import { RefusedByGate, type Refusal } from '../gate/refusal.ts'
import { namedPublishers, signingKeys, trustedKeys } from './keys.ts'
import type { ReleaseStorage } from '../storage/release-storage.ts'
import { storedRelease } from '../storage/release-files.ts'
import type { Releases } from '../changes/releases.ts'

type Places = { dataDir: string; storage: ReleaseStorage }

/** Pages would reject this registry. */
export class RegistryRejected extends Error {
  override readonly name = 'RegistryRejected'
}

/**
 * Returns the registry with the site's signatures. Throws `WrongKey`, and `RegistryRejected` if pages would reject
 * it, for example because the site does not list the key of a publisher.
 */
export async function signedForPages(places: Places, registry: Registry): Promise<Registry> {
  const { dataDir } = places
  const complete = process.env['NODE_ENV'] === 'production' ? registry : await adopted(places, registry)
  const signed = await signRegistry(complete, await signingKeys('site', dataDir))
  const reason = await rejectionReason(dataDir, signed)
  if (reason === null) return signed
  throw new RegistryRejected(`Pages would refuse the registry: ${reason}`)
}

/** Returns a sentence with the reason why pages would reject the registry, or null. Throws `WrongKey`. */
export async function rejectionReason(dataDir: string, registry: Registry): Promise<string | null> {
  const verdict = await verifyRegistry(JSON.stringify(publicRegistry(registry)), await trustedKeys(dataDir))
  if (verdict.ok) return null
  return verdict.reason === 'unknown key' ? `${verdict.detail} ${ADD_KEY}` : verdict.detail
}

const ADD_KEY =
  'Add the public key to publisherPublicKeys (a release) or registryPublicKeys (the registry) of the site configuration.'

/**
 * Returns the release with its own signatures, or if it has none, with those of this machine. Throws `WrongKey`. Throws
 * `RefusedByGate` if the site names keys for each remote, and no signature is by a key of this remote.
 */
export async function withPublisher(dataDir: string, release: Release): Promise<Release> {
  const signed = release.publisher
    ? release
    : await signRelease(release, await signingKeys('publishers', dataDir))
  const refusal = refusalOfPublisher((await namedPublishers()) ?? [], signed)
  if (refusal) throw new RefusedByGate([refusal])
  return signed
}

/**
 * Signs releases without a signature, or with one by lost keys of this machine. For development only: in production a
 * person decides.
 */
async function adopted({ dataDir, storage }: Places, registry: Registry): Promise<Registry> {
  const { publishers } = await trustedKeys(dataDir)
  const remotes = Object.entries(registry.remotes).map(async ([name, remote]) => {
    const canary = remote.canary && { canary: await signedIfNot(name, remote.canary) }
    return [name, { ...(await signedIfNot(name, remote)), ...canary }]
  })
  return { ...registry, remotes: Object.fromEntries(await Promise.all(remotes)) }

  async function signedIfNot<T extends RegisteredRelease>(name: string, release: T): Promise<T> {
    const isSigned = release.publisher?.some(({ key }) => publisherKeysOf(publishers, name).includes(key))
    return isSigned ? release : signedAnew(name, release)
  }

  async function signedAnew<T extends RegisteredRelease>(name: string, registered: T): Promise<T> {
    const stored = await storedRelease(storage, name, registered.version)
    if (releaseUrl(name, stored.version, stored.entry) !== registered.entry)
      throw new RegistryRejected(
        `The release ${stored.version} of ${name} has another entry than the one that is live.`,
      )
    const { publisher } = await signRelease(stored, await signingKeys('publishers', dataDir))
    return { ...registered, files: await filesHash(stored.files), ...(publisher && { publisher }) }
  }
}

/** Returns the refusal of a release that none of the remote's keys has signed; null if one has. */
function refusalOfPublisher(
  publishers: PublisherKeys,
  { name, version, publisher = [] }: Pick<Release, 'name' | 'version' | 'publisher'>,
): Refusal | null {
  const known = publisherKeysOf(publishers, name)
  if (isForAll(publishers) || publisher.some(({ key }) => known.includes(key))) return null
  const signers = publisher.map(({ key }) => `${key} (${ownerOf(publishers, key)})`).join(' and ')
  return {
    rule: 'publisher',
    candidate: `${name} ${version} is signed with ${signers || 'no key'}.`,
    live:
      known.length > 0
        ? `Releases of ${name} are accepted with ${known.join(' and ')}.`
        : `The site names no key for ${name}.`,
    wayOut: `Sign it with the key of ${name}, or name this one for it in publisherPublicKeys of the site configuration.`,
  }
}

function ownerOf(publishers: Readonly<Record<string, readonly string[]>>, key: string): string {
  const owner = Object.keys(publishers).find(name => publishers[name]?.includes(key))
  return owner === undefined ? 'of no remote here' : `the key of ${owner}`
}

/**
 * Signs the live releases if pages would reject them: without signatures, or after a change of keys. Returns true if it
 * has signed. Throws `RegistryRejected` if signing does not help, and `WrongKey`, `InvalidRegistry`.
 */
export async function signLive({ storage, now, ...releases }: Releases): Promise<boolean> {
  let isSigned = false
  await storage.changeRegistry(async registry => {
    if (registry.revision === 0 || (await releases.rejectionReason(registry)) === null) return registry
    isSigned = true
    const next = { ...registry, revision: registry.revision + 1, issuedAt: now().toISOString() }
    return releases.signRegistry(next)
  })
  return isSigned
}
