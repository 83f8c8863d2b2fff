import type { Release, Remote } from './remote.ts'

/** A version that fails so often within this time is given up until the next registry. */
const MOST_FAILURES = 2
const WITHIN_MS = 300_000

/** Releases to fall back to that a remote keeps. */
const KEPT_RELEASES = 2

/** Returns the release to load now, at a path: the live one, or the fallback if the live one is given up. */
export function releaseToLoad(remote: Remote, path?: string): Release | null {
  const { live } = remote
  if (!live || canRetryLive(remote)) return live
  return fallbackFor(remote, live, path) ?? live
}

/** Returns whether the live release may be loaded without a click. */
export function canRetryLive({ live, givenUp }: Remote): boolean {
  return live !== null && !givenUp.includes(live.version)
}

/** Returns whether the version has failed since the last registry. */
export function hasFailed({ failures }: Remote, { version }: Release): boolean {
  return failures.some(failure => failure.version === version)
}

/** Puts a release that runs first among those to fall back to. */
export function recordSuccess(remote: Remote, release: Release): Remote {
  return { ...remote, good: [release, ...without(remote.good, release)].slice(0, KEPT_RELEASES) }
}

/** Counts a failure of the release, which is no fallback any more. */
export function recordFailure(remote: Remote, release: Release, at: number): Remote {
  const { version } = release
  const failures = [...remote.failures.filter(failure => failure.at > at - WITHIN_MS), { version, at }]
  const isGivenUp = failures.filter(failure => failure.version === version).length >= MOST_FAILURES
  const givenUp = isGivenUp ? [...remote.givenUp, version] : remote.givenUp
  return { ...remote, failures, givenUp, good: without(remote.good, release) }
}

/**
 * Returns the release that takes the place of a failed one: the last that ran here, else that of most browsers, else the
 * fallback of the registry. A release that has failed too is none, so that no two of them replace each other for ever.
 * Neither is one without the page at `path`, if that is a page of the failed release.
 */
export function fallbackFor(remote: Remote, failed: Release, path?: string): Release | null | undefined {
  const { good, defaultRelease, fallback, givenUp } = remote
  return [...good, defaultRelease, fallback].find(
    release =>
      release &&
      release.version !== failed.version &&
      !givenUp.includes(release.version) &&
      !hasFailed(remote, release) &&
      (hasPage(release, path) || !hasPage(failed, path)),
  )
}

function hasPage({ routes }: Release, path: string | undefined): boolean {
  return routes.some(route => route.path === path)
}

/** Returns whether only some browsers get the release: as a canary, or by a tester's override from another origin. */
export function isOnTrial({ live, defaultRelease }: Remote, { version, entry }: Release): boolean {
  const isCanary = version === live?.version && version !== defaultRelease?.version
  return isCanary || URL.canParse(entry)
}

export function without(releases: readonly Release[], { version }: Release): readonly Release[] {
  return releases.filter(release => release.version !== version)
}
