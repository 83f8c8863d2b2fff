import type { Registry, Rollout, Step } from 'release-format'
import { formerVersions, liveRemote } from './changes/registry-changes.ts'
import { historyOf } from './changes/history.ts'
import { rolloutOf } from './changes/rollout-steps.ts'

/** The releases of a site, for an operator. */
export type ReleasesReport = { revision: number; issuedAt: string; remotes: readonly RemoteReport[] }

export type RemoteReport = {
  name: string
  /** The live version; null for a remote that is retired. */
  version: string | null
  /** The version on trial: `percent` of a hundred browsers get it, and those in `allow`. Null without a trial. */
  canary: { version: string; percent: number; allow: readonly string[]; rollout?: Rollout } | null
  /** The last good release, which pages run where the live one fails; null without one. */
  fallback: string | null
  /** The versions that were live before, the newest first. */
  former: readonly string[]
  /** Its steps, the newest first. */
  history: readonly Step[]
}

/** Returns the live release, canary, fallback, former releases and history of each remote, sorted by name. */
export function releasesReport(registry: Registry): ReleasesReport {
  const { revision, issuedAt, remotes, retired = {} } = registry
  const names = [...Object.keys(remotes), ...Object.keys(retired)].toSorted()
  return { revision, issuedAt, remotes: names.map(name => remoteReport(registry, name)) }
}

function remoteReport(registry: Registry, name: string): RemoteReport {
  const { version = null, canary, fallback } = liveRemote(registry, name) ?? {}
  const { percent = 0, allow = [] } = canary ?? {}
  const rollout = rolloutOf(registry, name)
  return {
    name,
    version,
    canary: canary ? { version: canary.version, percent, allow, ...(rollout && { rollout }) } : null,
    fallback: fallback?.version ?? null,
    former: formerVersions(registry, name),
    history: historyOf(registry, name),
  }
}
