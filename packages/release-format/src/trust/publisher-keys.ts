/**
 * The public keys of each remote's publisher: one, or two during a change of keys. A site of one team may have one
 * list of keys for every remote.
 */
export type PublisherKeys = readonly string[] | Readonly<Record<string, readonly string[]>>

/** Returns the keys that may sign releases of this remote. */
export function publisherKeysOf(publishers: PublisherKeys, remote: string): readonly string[] {
  if (isForAll(publishers)) return publishers
  return Object.hasOwn(publishers, remote) ? (publishers[remote] ?? []) : []
}

/** Returns whether the keys are for every remote. */
export function isForAll(publishers: PublisherKeys): publishers is readonly string[] {
  return Array.isArray(publishers)
}
