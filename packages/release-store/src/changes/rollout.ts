import type { Registry, Rollout } from 'release-format'
import { canaryOf } from './canary.ts'
import { candidate } from './candidate.ts'
import { carryOut, type Change, type Order, type Plan } from './change-releases.ts'
import { promotionOf } from './promote.ts'
import { liveRemote } from './registry-changes.ts'
import type { Releases } from './releases.ts'
import { isDue, nextStep, rolloutOf, withRollout } from './rollout-steps.ts'

/** The remote has no canary with steps. */
export class NoRollout extends Error {
  override readonly name = 'NoRollout'
}

/**
 * Carries out the next step of a rollout if it is due, or at once with `skip`: a larger share, or after the last step
 * the promotion. Returns null if there is nothing to do. Throws the errors of `promoteRelease`.
 */
export async function advanceRollout(
  releases: Releases,
  { skip = false, ...order }: Order & { skip?: boolean },
): Promise<Change | null> {
  const { remote } = order
  const rollout = rolloutOf(await releases.storage.readRegistry(), remote)
  if (!rollout || !(skip || isDue(rollout, releases.now()))) return null
  const release = await candidate(releases, remote, rollout.version)
  const change = await carryOut(releases, order, async registry => {
    const present = rolloutOf(registry, remote)
    // Another machine was faster.
    if (JSON.stringify(present) !== JSON.stringify(rollout)) return unchanged(registry, remote)
    const next = nextStep(rollout, releases.now())
    if (!next) return promotionOf(releases, release, registry)
    const { allow = [] } = liveRemote(registry, remote)?.canary ?? {}
    const share = { percent: next.steps[next.step]?.percent ?? 0, ...(allow.length > 0 && { allow }) }
    return { ...(await canaryOf(releases, release, share, registry)), rollout: next }
  })
  return change.isChanged ? change : null
}

function unchanged(registry: Registry, remote: string): Plan {
  const version = liveRemote(registry, remote)?.version ?? null
  return { action: 'canary', from: version, to: version, next: registry }
}

/** Pauses the rollout of a version with a reason; the canary keeps its share. Throws `NoRollout`. */
export async function pauseRollout(
  { storage }: Releases,
  { remote, version, reason }: { remote: string; version?: string; reason: string },
): Promise<void> {
  await changeRollout(storage, remote, rollout =>
    version === undefined || version === rollout.version
      ? { ...rollout, nextAt: null, paused: reason }
      : rollout,
  )
}

/** Continues a paused rollout: the present step begins anew. Throws `NoRollout`. */
async function resumeRollout({ storage, now }: Releases, { remote }: { remote: string }): Promise<void> {
  await changeRollout(
    storage,
    remote,
    rollout => nextStep({ ...rollout, step: rollout.step - 1 }, now()) ?? rollout,
  )
}

/** An order of an operator about a rollout. */
export type RolloutOrder = 'pause' | 'resume' | 'skip'

/** Pauses a rollout, resumes it, or begins its next step at once. Throws `NoRollout`, and the errors of the step. */
export async function steerRollout(
  releases: Releases,
  {
    order,
    remote,
    by,
    reason,
  }: { order: RolloutOrder; remote: string; by: string; reason?: string | undefined },
): Promise<void> {
  if (order === 'pause') return pauseRollout(releases, { remote, reason: reason ?? `by ${by}` })
  if (order === 'resume') return resumeRollout(releases, { remote })
  if (!rolloutOf(await releases.storage.readRegistry(), remote)) throw noRollout(remote)
  await advanceRollout(releases, { remote, by, reason, skip: true })
}

function noRollout(remote: string): NoRollout {
  return new NoRollout(`${remote} has no canary with steps.`)
}

/** Browsers get the same, so neither revision nor signatures change. */
async function changeRollout(
  storage: Releases['storage'],
  remote: string,
  change: (rollout: Rollout) => Rollout,
): Promise<void> {
  await storage.changeRegistry(async registry => {
    const rollout = rolloutOf(registry, remote)
    if (!rollout) throw noRollout(remote)
    return withRollout(registry, remote, change(rollout))
  })
}
