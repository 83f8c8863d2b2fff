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
 * serves the hundred thousand pages that request it within a second. An empty revision names no state.
 */
export function cachingOfRevision(query: unknown, revision: number | string): Caching {
  const asked = typeof query === 'object' && query && 'revision' in query ? query.revision : undefined
  return asked && asked === String(revision) ? caching.forEver : caching.never
}

const HASHED_NAME = /[.-][0-9a-f]{8,}\.[A-Za-z0-9]+$/

/** Returns the caching of a file of the shell: for ever if its name has a hash. */
export function cachingOfShellFile(path: string): string {
  return HASHED_NAME.test(path) ? caching.forEver : caching.never
}

/** Returns the caching of a file of a release, whose address has the version. Only `release.json` may change. */
export function cachingOfRemoteFile(path: string): string {
  return path.endsWith('/release.json') ? caching.never : caching.forEver
}

/** Returns the caching of a file of the CDN folder. Fonts never change under their name, everything else may. */
export function cachingOfCdnFile(path: string): string {
  return path.startsWith('fonts/') && !path.endsWith('.css') ? caching.forEver : caching.shortly
}
