import { isForAll, publisherKeysOf, type PublisherKeys } from 'release-format/trust'
import type { Release } from 'release-format'
import type { Refusal } from './refusal.ts'

/** Returns the refusal of a release that none of the remote's keys has signed; null if one has. */
export function refusalOfPublisher(
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
