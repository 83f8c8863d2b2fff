import type { HashedRelease } from '../registry.ts'
import type { Release } from '../release.ts'
import { base64Of, webCrypto } from './web-crypto.ts'
import { canonicalJson } from './canonical-json.ts'

/** Returns the hash of a release's list of files, which the registry keeps as `files`. */
export async function filesHash(files: Release['files']): Promise<string> {
  return `sha384-${base64Of(await sha384(new TextEncoder().encode(canonicalJson(files))))}`
}

/** Returns the release with the hash of its list of files. */
export async function hashed(release: Release): Promise<HashedRelease> {
  return { ...release, filesHash: await filesHash(release.files) }
}

async function sha384(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const digest = await webCrypto()?.digest('SHA-384', bytes)
  return digest ? new Uint8Array(digest) : (await import('./library.ts')).sha384(bytes)
}
