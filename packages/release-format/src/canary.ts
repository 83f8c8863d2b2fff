import { mapValues } from './map-values.ts'
import type { Canary, RegisteredRelease, RegisteredRemote } from './registered-remote.ts'
import type { Registry } from './stored-registry.ts'

/** The identity of a browser for canaries. Both values stay the same for as long as it keeps its data. */
export type Browser = {
  /** An integer, drawn once. */
  number: number
  /** An opaque name that a tester has given it, for lists of browsers. */
  id?: string | undefined
}

/** The browsers that get a canary. */
export type Share = Pick<Canary, 'percent' | 'allow'>

/**
 * Returns the release of a remote that a browser gets: the canary's, or the live one. A browser that gets the canary
 * at some percentage also gets it at every higher one. Other remotes and versions draw anew.
 */
export function releaseFor(
  remote: string,
  { canary, ...live }: RegisteredRemote,
  { number, id }: Browser,
): RegisteredRelease {
  if (!canary) return live
  const { percent = 0, allow = [], ...candidate } = canary
  const isListed = id !== undefined && allow.includes(id)
  return isListed || bucketOf(`${number} ${remote} ${canary.version}`) < percent ? candidate : live
}

/** Returns a number from 0 to 99 that is the same for the same text (FNV-1a, then the last mixing of MurmurHash3). */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) % 100
}

/** Returns the registry for one browser, in which each remote has the release that the browser gets. */
export function registryFor(registry: Registry, browser: Browser): Registry {
  const remotes = mapValues(registry.remotes, (remote, name) => releaseFor(name, remote, browser))
  return { ...registry, remotes }
}
