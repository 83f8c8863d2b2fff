import type { Registry } from 'release-format'
import { formerVersions, liveRemote } from './changes/registry-changes.ts'
import { historyOf } from './changes/history.ts'
import { rolloutOf } from './changes/rollout-steps.ts'

export type ReleasesReport = ReturnType<typeof releasesReport>
export type RemoteReport = ReturnType<typeof remoteReport>

/** Returns the live release, canary, fallback, former releases and history of each remote, sorted by name. */
export function releasesReport(registry: Registry) {
  const { revision, issuedAt, remotes, retired = {} } = registry
  const names = [...Object.keys(remotes), ...Object.keys(retired)].toSorted()
  return { revision, issuedAt, remotes: names.map(name => remoteReport(registry, name)) }
}

function remoteReport(registry: Registry, name: string) {
  const { version = null, canary, fallback } = liveRemote(registry, name) ?? {}
  const { percent = 0, allow = [] } = canary ?? {}
  const rollout = rolloutOf(registry, name)
  const trial = canary && { version: canary.version, percent, allow, ...(rollout && { rollout }) }
  return {
    name,
    /** The live version; null for a remote that is retired. */
    version,
    /** The version on trial: `percent` of a hundred browsers get it, and those in `allow`. Null without a trial. */
    canary: trial ?? null,
    /** The last good release, which pages run where the live one fails; null without one. */
    fallback: fallback?.version ?? null,
    /** The versions that were live before, the newest first. */
    former: formerVersions(registry, name),
    /** Its steps, the newest first. */
    history: historyOf(registry, name),
  }
}
