import * as v from 'valibot'
import { describeIssue } from '../describe-issue.ts'
import type { RegisteredRelease } from '../registered-remote.ts'
import { registrySchema, releasesOf, type Registry } from '../registry.ts'
import { isGenuine } from './ed25519.ts'
import { publisherKeysOf, type PublisherKeys } from './publisher-keys.ts'
import { signaturesSchema, type Signature } from './signature.ts'
import { registryStatement, releaseStatement } from './statements.ts'

/** Far more than a registry of fifty remotes needs, in UTF-16 units. */
export const LARGEST_REGISTRY = 256 * 1024

export type RegistryKeys = {
  /** The site's: who may say what is live. */
  site: readonly string[]
  /** The publishers': who may make a release, and of which remote. */
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
 * Whether a registry may be believed: it is the site's own, every release in it is its publisher's, and it is not older
 * than `lastRevision`. Every signature by a known key has to be right, and there has to be one. `text` is what came,
 * as JSON.
 */
export async function verifyRegistry(
  text: string,
  keys: RegistryKeys,
  lastRevision = 0,
): Promise<RegistryVerdict> {
  if (text.length > LARGEST_REGISTRY) return refused('too large', `The registry has ${text.length} letters.`)
  const read = readJson(text)
  if (read === null) return refused('malformed', 'The registry is not JSON.')

  const doubt = await doubtOf('The registry', read.statement, read.signatures, keys.site)
  if (doubt) return doubt
  const parsed = v.safeParse(registrySchema, read.json)
  if (!parsed.success) return refusedFor(parsed.issues[0])
  const registry = parsed.output
  if (registry.revision < lastRevision)
    return refused('older', `Revision ${registry.revision} came after ${lastRevision}.`)
  return (await doubtOfReleases(registry, keys.publishers)) ?? { ok: true, registry }
}

async function doubtOfReleases({ remotes }: Registry, publishers: PublisherKeys): Promise<Refused | null> {
  const doubts = Object.entries(remotes).flatMap(([name, remote]) =>
    releasesOf(remote).map(release => doubtOfRelease(name, release, publisherKeysOf(publishers, name))),
  )
  return (await Promise.all(doubts)).find(doubt => doubt !== null) ?? null
}

function doubtOfRelease(
  name: string,
  release: RegisteredRelease,
  known: readonly string[],
): Promise<Refused | null> {
  return doubtOf(`${name} ${release.version}`, releaseStatement(name, release), release.publisher, known)
}

/** Returns why a statement is not to be believed, or null. */
async function doubtOf(
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

/** The statement is made of what came, before anything is read into it. */
function readJson(text: string): { json: unknown; statement: string; signatures: unknown } | null {
  try {
    const json = JSON.parse(text) as Registry
    return { json, statement: registryStatement(json), signatures: json.signatures }
  } catch {
    // Also of a depth that no registry has.
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
