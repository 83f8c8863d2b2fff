import type { RegisteredRemote, Registry } from 'release-format'
import { createBreaker } from './breaker.ts'
import { allowEntry } from './entry-integrity.ts'

type Release = RegisteredRemote

/** What the registry says is live. */
let live: Registry['remotes'] = {}

/** What browsers get that are in no canary. */
let ofMost: Registry['remotes'] = {}

/** The releases of each remote that ran in this page, the last one first. */
const good = new Map<string, readonly Release[]>()

const breaker = createBreaker()

/**
 * From now on these releases are live, in this browser; whatever failed before may be tried again. `most` is what browsers
 * get that are in no canary: it stands in for a canary that fails.
 */
export function setLive(remotes: Registry['remotes'], most: Registry['remotes'] = remotes): void {
  live = remotes
  ofMost = most
  for (const release of Object.values(remotes)) allowEntry(release)
  breaker.reset()
}

function liveRelease(name: string): Release | undefined {
  return live[name]
}

/** Names of the live remotes with that slot. */
export function liveRemotes(slot: Release['slot']): string[] {
  return Object.keys(live).filter(name => live[name]?.slot === slot)
}

/** The release to be loaded now: the live one, or the last that ran here while the live one keeps failing. */
export function releaseToLoad(name: string): Release | undefined {
  const release = liveRelease(name)
  return release && breaker.isOpen(name, release.version) ? (otherGood(name, release) ?? release) : release
}

/** The release runs: it is the one to fall back to when the next one fails. Returns whether that is news. */
export function noteGood(name: string, release: Release): boolean {
  if (good.get(name)?.[0]?.version === release.version) return false
  good.set(name, [release, ...others(name, release)].slice(0, 2))
  return true
}

/** The release failed, and is no more to be fallen back to. Returns the one that is, if there is one. */
export function noteFailed(name: string, release: Release): Release | undefined {
  breaker.fail(name, release.version)
  good.set(name, others(name, release))
  return otherGood(name, release)
}

/** Whether the live release may still be tried by itself. */
export function mayTryLive(name: string): boolean {
  const release = liveRelease(name)
  return release !== undefined && !breaker.isOpen(name, release.version)
}

function otherGood(name: string, failed: Release): Release | undefined {
  const most = ofMost[name]
  const known = [...others(name, failed), ...(most && most.version !== failed.version ? [most] : [])]
  return known.find(({ version }) => !breaker.isOpen(name, version))
}

function others(name: string, { version }: Release): readonly Release[] {
  return (good.get(name) ?? []).filter(release => release.version !== version)
}
