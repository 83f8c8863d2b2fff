/** The time for which a browser may keep a response without revalidating it. */
export const caching = {
  /** The address changes with the content. */
  forEver: 'public, max-age=31536000, immutable',
  shortly: 'public, max-age=300',
  /** Cached, but revalidated each time. */
  never: 'no-cache',
  /** Not cached. */
  notKept: 'no-store',
} as const

export type Caching = (typeof caching)[keyof typeof caching]

/**
 * Returns the caching of the registry. An address with the current revision may be cached for ever: a cache then
 * serves the hundred thousand pages that request it within a second.
 */
export function cachingOfRevision(query: unknown, revision: number | string): Caching {
  const asked = typeof query === 'object' && query && 'revision' in query ? query.revision : undefined
  return asked === String(revision) ? caching.forEver : caching.never
}

const HASHED_NAME = /[.-][0-9a-f]{8,}\.[A-Za-z0-9]+$/

/** A file of the shell's build. */
export function cachingOfShellFile(path: string): string {
  return HASHED_NAME.test(path) ? caching.forEver : caching.never
}

/** A file of a published release has its version in the address. Its `release.json` is revalidated each time. */
export function cachingOfRemoteFile(path: string): string {
  return path.endsWith('/release.json') ? caching.never : caching.forEver
}

/** A file of the CDN folder: fonts never change under their name, everything else may. */
export function cachingOfCdnFile(path: string): string {
  return path.startsWith('fonts/') && !path.endsWith('.css') ? caching.forEver : caching.shortly
}
