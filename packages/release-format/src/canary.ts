import type { Canary, RegisteredRelease, RegisteredRemote } from './registered-remote.ts'
import type { Registry } from './registry.ts'

/** By what a browser is known to canaries; both stay the same for as long as it keeps its data. */
export type Browser = {
  /** 0 to 99, drawn once. */
  bucket: number
  /** An opaque name that a tester has given it, for lists of browsers. */
  id?: string | undefined
}

/** Which browsers get a canary. */
export type Share = Pick<Canary, 'percent' | 'allow'>

/** Whether the browser gets the canary: it is listed, or its bucket is among the first `percent`. */
export function isInCanary({ percent = 0, allow = [] }: Share, { bucket, id }: Browser): boolean {
  return bucket < percent || (id !== undefined && allow.includes(id))
}

/**
 * The release of a remote that a browser gets: the canary's, or the one that is live. A browser that is in at some percent
 * is in at every higher one.
 */
export function releaseFor({ canary, ...live }: RegisteredRemote, browser: Browser): RegisteredRelease {
  if (!canary || !isInCanary(canary, browser)) return live
  const { percent: _percent, allow: _allow, ...candidate } = canary
  return candidate
}

/** The registry as it is for one browser: each remote by the release that it gets. */
export function registryFor(registry: Registry, browser: Browser): Registry {
  const remotes = Object.entries(registry.remotes).map(
    ([name, remote]) => [name, releaseFor(remote, browser)] as const,
  )
  return { ...registry, remotes: Object.fromEntries(remotes) }
}
