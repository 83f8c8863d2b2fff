import {
  hashed,
  mapValues,
  registeredFrom,
  releasesOf,
  type RegisteredRelease,
  type Registry,
} from 'release-format'
import type { Releases } from './releases.ts'
import { historyOf, lastGoodVersion } from './history.ts'
import { assertFits, candidate } from './candidate.ts'
import { liveRemote } from './registry-changes.ts'

/**
 * Returns the registry in which a remote has its last good release as fallback, beside the live one. A version from
 * before the remote was retired is none. No fallback of any remote has a path of another one.
 */
export async function withFallback(releases: Releases, registry: Registry, name: string): Promise<Registry> {
  const remote = liveRemote(registry, name)
  if (!remote) return registry
  const { fallback: former, ...live } = remote
  const version = fallbackVersion(registry, name, releases.now())
  const fallback =
    former?.version === version ? former : await storedFallback(releases, registry, name, version)
  const remotes = { ...registry.remotes, [name]: { ...live, ...(fallback && { fallback }) } }
  return withoutTakenPaths({ ...registry, remotes })
}

function fallbackVersion(registry: Registry, name: string, now: Date): string | null {
  const steps = historyOf(registry, name)
  const retired = steps.findIndex(({ action }) => action === 'retire')
  const history = { [name]: retired < 0 ? [...steps] : steps.slice(0, retired) }
  const except = liveRemote(registry, name)?.version ?? ''
  return lastGoodVersion({ ...registry, history }, name, { except, now })
}

/** A change of the live release succeeds whatever is wrong with a former one, which is then no fallback. */
async function storedFallback(
  releases: Releases,
  registry: Registry,
  name: string,
  version: string | null,
): Promise<RegisteredRelease | undefined> {
  if (version === null) return undefined
  try {
    const release = await candidate(releases, name, version)
    await assertFits(releases, release, registry)
    return registeredFrom(await hashed(release))
  } catch {
    return undefined
  }
}

function withoutTakenPaths(registry: Registry): Registry {
  const remotes = mapValues(registry.remotes, (remote, name) => {
    const { fallback, ...others } = remote
    return fallback && isTaken(registry, name, fallback) ? others : remote
  })
  return { ...registry, remotes }
}

function isTaken({ remotes }: Registry, name: string, { routes }: RegisteredRelease): boolean {
  const others = Object.entries(remotes).filter(([other]) => other !== name)
  const taken = others.flatMap(([, remote]) => releasesOf(remote)).flatMap(release => release.routes)
  return routes.some(({ path }) => taken.some(route => route.path === path))
}
