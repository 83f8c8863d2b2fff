import type { Release } from '../release.ts'
import { base64Of } from './base64.ts'
import { canonicalJson } from './canonical-json.ts'

/** The hash of a release's list of files, which stands in the registry as `files`. */
export async function filesHash(files: Release['files']): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(canonicalJson(files)))
  return `sha384-${base64Of(new Uint8Array(digest))}`
}
