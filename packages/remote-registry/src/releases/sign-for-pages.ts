import type { RegisteredRemote } from '../registered-remote.ts'
import { publicRegistry, releaseUrl, type Registry } from '../registry.ts'
import type { Release } from '../release.ts'
import { filesHash } from '../trust/files-hash.ts'
import { signRegistry, signRelease } from '../trust/sign.ts'
import { verifyRegistry } from '../trust/verify-registry.ts'
import { signingKeys, trustedKeys } from './keys.ts'
import { placeOf } from './places.ts'
import { assertGenuine, releaseIn } from './release-files.ts'

/** Pages would refuse this registry. */
export class NotBelieved extends Error {
  override readonly name = 'NotBelieved'
}

/**
 * The registry with the site's signatures, which pages believe. Throws `NotBelieved` for one that they would not, say
 * because a release in it is signed by a publisher whom the site does not know; and `WrongKey`.
 */
export async function signedForPages(dataDir: string, registry: Registry): Promise<Registry> {
  const complete = process.env['NODE_ENV'] === 'production' ? registry : await adopted(dataDir, registry)
  const signed = await signRegistry(complete, await signingKeys('site', dataDir))
  const verdict = await verifyRegistry(textForPages(signed), await trustedKeys(dataDir))
  if (verdict.ok) return signed
  throw new NotBelieved(`Pages would refuse the registry: ${verdict.detail}`)
}

/** The registry as pages get it. */
export function textForPages(registry: Registry): string {
  return JSON.stringify(publicRegistry(registry))
}

/** The release with its publisher's signatures: those that it brings, else those of this machine. Throws `WrongKey`. */
export async function withPublisher(dataDir: string, release: Release): Promise<Release> {
  return release.publisher ? release : signRelease(release, await signingKeys('publishers', dataDir))
}

/**
 * Signs what was published before releases were signed, or with keys of this machine that are gone. For development
 * only: elsewhere a person decides about it.
 */
async function adopted(dataDir: string, registry: Registry): Promise<Registry> {
  const { publishers } = await trustedKeys(dataDir)
  const isSigned = ({ publisher }: RegisteredRemote) => publisher?.some(({ key }) => publishers.includes(key))
  const remotes = Object.entries(registry.remotes).map(async ([name, remote]) =>
    isSigned(remote) ? [name, remote] : [name, await signedAnew(dataDir, name, remote)],
  )
  return { ...registry, remotes: Object.fromEntries(await Promise.all(remotes)) }
}

async function signedAnew(
  dataDir: string,
  name: string,
  remote: RegisteredRemote,
): Promise<RegisteredRemote> {
  const place = placeOf(dataDir, name, remote.version)
  const release = await releaseIn(place)
  const isLive = release && releaseUrl(name, release.version, release.entry) === remote.entry
  if (!isLive) throw new NotBelieved(`${place} does not hold what is live.`)
  await assertGenuine(release, place)
  const { publisher } = await signRelease(release, await signingKeys('publishers', dataDir))
  return { ...remote, files: await filesHash(release.files), ...(publisher && { publisher }) }
}
