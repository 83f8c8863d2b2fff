import type { PendingChange } from 'ops-api'
import type { Registry } from 'release-format'
import { formerVersions } from 'release-store'
import type { JsonFile } from '../json-file.ts'

/** The orders that wait for a second person: one of each remote, which a newer one replaces. */
export type PendingChanges = JsonFile<PendingChange>

/** Returns true if an order gives a release to more browsers than have it now. A list of browsers and a way back do not. */
export function isWidening(
  registry: Registry,
  { remote, verb, version, percent = 100, steps = [] }: Omit<PendingChange, 'id' | 'by' | 'at' | 'basedOn'>,
): boolean {
  const { version: live, canary } = registry.remotes[remote] ?? {}
  const isBack = verb === 'rollback' && formerVersions(registry, remote).includes(version ?? '')
  if (version === undefined || version === live || isBack) return false
  const present = canary?.version === version ? (canary.percent ?? 0) : 0
  return steps.length > 0 || percent > present
}
