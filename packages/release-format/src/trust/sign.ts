import { publicRegistry, registeredFrom } from '../registry.ts'
import type { Registry } from '../stored-registry.ts'
import type { Release } from '../release.ts'
import type { SigningKey } from './ed25519.ts'
import { hashed } from './files-hash.ts'
import { registryStatement, releaseStatement } from './statements.ts'

/** Returns the release with its publisher's signatures. */
export async function signRelease(release: Release, keys: readonly SigningKey[]): Promise<Release> {
  const statement = releaseStatement(release.name, registeredFrom(await hashed(release)))
  return { ...release, publisher: await Promise.all(keys.map(key => key.sign(statement))) }
}

/** Returns the registry with the site's signatures over the part that pages get. */
export async function signRegistry(registry: Registry, keys: readonly SigningKey[]): Promise<Registry> {
  const statement = registryStatement(publicRegistry(registry))
  return { ...registry, signatures: await Promise.all(keys.map(key => key.sign(statement))) }
}
