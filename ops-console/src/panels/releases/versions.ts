import type { RemoteReport, StoredReleases } from 'ops-api'
import { timeOf } from '../time-of.ts'
import * as t from './texts.ko.ts'

/**
 * Returns the releases of a remote that browsers can be given, the newest first, without those that they already get.
 */
export function versionsFor(
  { name, version: live, canary, former }: RemoteReport,
  stored: StoredReleases | undefined,
): { value: string; label: string }[] {
  const known = stored?.filter(release => release.name === name) ?? []
  // While the list is unknown, offers the former versions: their releases are still stored.
  const versions = stored
    ? known.map(({ version }) => version)
    : [...(canary ? [canary.version] : []), ...former]
  return versions
    .filter(version => version !== live)
    .map(version => {
      const storedAt = known.find(release => release.version === version)?.storedAt
      const notes = [
        ...(storedAt === undefined ? [] : [t.storedAt(timeOf(storedAt))]),
        ...(version === canary?.version ? [t.canary] : []),
        ...(former.includes(version) ? [t.former] : []),
      ]
      return { value: version, label: [version, ...notes].join(' · ') }
    })
}

/** Remotes with stored releases, none of which was ever live. */
export function neverLive(
  remotes: readonly RemoteReport[],
  stored: StoredReleases | undefined,
): RemoteReport[] {
  const names = new Set(stored?.map(({ name }) => name))
  for (const { name } of remotes) names.delete(name)
  return [...names].toSorted().map(name => ({
    name,
    version: null,
    canary: null,
    fallback: null,
    former: [],
    history: [],
  }))
}
