/**
 * Whose releases are believed: the public keys of each remote, one, or two while one takes the place of another; or one
 * list of keys that may make releases of every remote, as on a site of one team.
 */
export type PublisherKeys = readonly string[] | Readonly<Record<string, readonly string[]>>

/** The keys that may make releases of this remote. */
export function publisherKeysOf(publishers: PublisherKeys, remote: string): readonly string[] {
  if (isForAll(publishers)) return publishers
  return Object.hasOwn(publishers, remote) ? (publishers[remote] ?? []) : []
}

/** Whether the keys are bound to no remote. */
export function isForAll(publishers: PublisherKeys): publishers is readonly string[] {
  return Array.isArray(publishers)
}
