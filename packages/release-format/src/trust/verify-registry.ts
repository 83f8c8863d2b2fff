import * as v from 'valibot'
import { describeIssue } from '../describe-issue.ts'
import { releasesOf, type RegisteredRelease } from '../registered-remote.ts'
import { publicRegistrySchema } from '../registry-schema.ts'
import type { Registry } from '../stored-registry.ts'
import { isGenuine } from './ed25519.ts'
import { publisherKeysOf, type PublisherKeys } from './publisher-keys.ts'
import { signaturesSchema, type Signature } from './signature.ts'
import { registryStatement, releaseStatement } from './statements.ts'

/** Far more than a registry of fifty remotes needs, in UTF-16 units. */
export const LARGEST_REGISTRY = 256 * 1024

export type RegistryKeys = {
  /** The site's keys, which sign the choice of live releases. */
  site: readonly string[]
  /** The publishers' keys, which sign releases of their remotes. */
  publishers: PublisherKeys
}

export type RegistryRefusal =
  | 'too large'
  | 'malformed'
  | 'foreign entry'
  | 'unsigned'
  | 'unknown key'
  | 'wrong signature'
  | 'older'

export type RegistryVerdict =
  | { ok: true; registry: Registry }
  /** `detail` is a sentence for a developer. */
  | { ok: false; reason: RegistryRefusal; detail: string }

type Refused = Extract<RegistryVerdict, { ok: false }>

/**
 * Verifies a registry. It is accepted if it is the site's own, each release in it is signed by its publisher, and it
 * is not older than `lastRevision`. At least one signature by a known key is required, and each of these has to be
 * right. A fallback without such a signature is left out, since a change of keys may have outdated it. `text` is
 * JSON, as it was received.
 */
export async function verifyRegistry(
  text: string,
  keys: RegistryKeys,
  lastRevision = 0,
): Promise<RegistryVerdict> {
  if (text.length > LARGEST_REGISTRY) return refused('too large', `The registry has ${text.length} letters.`)
  const read = readJson(text)
  if (read === null) return refused('malformed', 'The registry is not JSON.')

  const refusal = await refusalOf('The registry', read.statement, read.signatures, keys.site)
  if (refusal) return refusal
  const parsed = v.safeParse(publicRegistrySchema, read.json)
  if (!parsed.success) return refusedFor(parsed.issues[0])
  const registry = parsed.output
  if (registry.revision < lastRevision)
    return refused('older', `Revision ${registry.revision} came after ${lastRevision}.`)
  return (await refusalOfReleases(registry, keys.publishers)) ?? { ok: true, registry }
}

/** Returns the reason to reject a release that browsers get, or null. Removes fallbacks without a valid signature. */
async function refusalOfReleases({ remotes }: Registry, publishers: PublisherKeys): Promise<Refused | null> {
  for (const [name, remote] of Object.entries(remotes)) {
    for (const release of releasesOf(remote)) {
      const refusal = await refusalOfRelease(name, release, publishers)
      if (refusal) return refusal
    }
    if (remote.fallback && (await refusalOfRelease(name, remote.fallback, publishers))) delete remote.fallback
  }
  return null
}

function refusalOfRelease(
  name: string,
  release: RegisteredRelease,
  publishers: PublisherKeys,
): Promise<Refused | null> {
  const known = publisherKeysOf(publishers, name)
  return refusalOf(`${name} ${release.version}`, releaseStatement(name, release), release.publisher, known)
}

async function refusalOf(
  what: string,
  statement: string,
  given: unknown,
  known: readonly string[],
): Promise<Refused | null> {
  const signatures = v.safeParse(signaturesSchema, given)
  if (!signatures.success) return refused('unsigned', `${what} is not signed.`)
  const byKnown = signatures.output.filter(({ key }) => known.includes(key))
  if (byKnown.length === 0)
    return refused('unknown key', `${what} is signed with keys that are not known here.`)
  const genuine = await Promise.all(byKnown.map((signature: Signature) => isGenuine(statement, signature)))
  if (genuine.includes(false)) return refused('wrong signature', `${what} is not what was signed.`)
  return null
}

/** The statement is made of the received JSON, before the JSON is parsed into a registry. */
function readJson(text: string): { json: unknown; statement: string; signatures: unknown } | null {
  try {
    const json = JSON.parse(text) as Registry
    return { json, statement: registryStatement(json), signatures: json.signatures }
  } catch {
    // Also thrown for JSON that is nested too deeply.
    return null
  }
}

function refusedFor(issue: v.BaseIssue<unknown>): Refused {
  const isOfEntry = issue.path?.at(-1)?.key === 'entry'
  return refused(isOfEntry ? 'foreign entry' : 'malformed', describeIssue(issue))
}

function refused(reason: RegistryRefusal, detail: string): Refused {
  return { ok: false, reason, detail }
}
