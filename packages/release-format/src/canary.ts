import type { Canary, RegisteredRelease, RegisteredRemote } from './registered-remote.ts'
import type { Registry } from './registry.ts'

/** The identity of a browser for canaries. Both values stay the same for as long as it keeps its data. */
export type Browser = {
  /** 0 to 99, drawn once. */
  bucket: number
  /** An opaque name that a tester has given it, for lists of browsers. */
  id?: string | undefined
}

/** The browsers that get a canary. */
export type Share = Pick<Canary, 'percent' | 'allow'>

/** Returns whether the browser gets the canary: it is listed, or its bucket is among the first `percent`. */
function isInCanary({ percent = 0, allow = [] }: Share, { bucket, id }: Browser): boolean {
  return bucket < percent || (id !== undefined && allow.includes(id))
}

/**
 * Returns the release of a remote that a browser gets: the canary's, or the live one. A browser that gets the canary
 * at some percentage also gets it at every higher one.
 */
export function releaseFor({ canary, ...live }: RegisteredRemote, browser: Browser): RegisteredRelease {
  if (!canary || !isInCanary(canary, browser)) return live
  const { percent: _percent, allow: _allow, ...candidate } = canary
  return candidate
}

/** Returns the registry for one browser, in which each remote has the release that the browser gets. */
export function registryFor(registry: Registry, browser: Browser): Registry {
  const remotes = Object.entries(registry.remotes).map(
    ([name, remote]) => [name, releaseFor(remote, browser)] as const,
  )
  return { ...registry, remotes: Object.fromEntries(remotes) }
}
