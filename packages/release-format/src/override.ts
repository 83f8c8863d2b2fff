import * as v from 'valibot'
import { registeredReleaseSchema } from './registered-remote.ts'
import { canonicalJson } from './trust/canonical-json.ts'
import { isGenuine, type SigningKey } from './trust/ed25519.ts'
import { signaturesSchema } from './trust/signature.ts'

/** The content of a link that shows one tester a release of another origin. The site signs it, and it expires soon. */
const overrideSchema = v.strictObject({
  /** Different for each link. A link opens once. */
  id: v.pipe(v.string(), v.regex(/^[\w-]{10,64}$/)),
  remote: v.string(),
  /** Its entry is a whole address. */
  release: registeredReleaseSchema,
  until: v.pipe(v.string(), v.isoTimestamp()),
  signatures: signaturesSchema,
})

export type Override = v.InferOutput<typeof overrideSchema>

/** Returns the override with the site's signatures. */
export async function signOverride(
  unsigned: Omit<Override, 'signatures'>,
  keys: readonly SigningKey[],
): Promise<Override> {
  const statement = overrideStatement(unsigned)
  return { ...unsigned, signatures: await Promise.all(keys.map(key => key.sign(statement))) }
}

function overrideStatement({ id, remote, release, until }: Omit<Override, 'signatures'>): string {
  return canonicalJson({ override: id, remote, release, until })
}

/**
 * Returns the override in a text if the site signed it with one of these public keys and it has not expired; else
 * null.
 */
export async function verifiedOverride(
  text: string,
  siteKeys: readonly string[],
  now: Date,
): Promise<Override | null> {
  const read = v.safeParse(overrideSchema, jsonIn(text))
  if (!read.success || !URL.canParse(read.output.release.entry)) return null
  if (new Date(read.output.until) <= now) return null
  const known = read.output.signatures.filter(({ key }) => siteKeys.includes(key))
  const statement = overrideStatement(read.output)
  const genuine = await Promise.all(known.map(signature => isGenuine(statement, signature)))
  return genuine.length > 0 && !genuine.includes(false) ? read.output : null
}

/** Returns the origin of the release's files. */
export function originOf({ release }: Override): string {
  return new URL(release.entry).origin
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
