import type { Rollout } from 'release-format'
import { canaryOf } from './canary.ts'
import { candidate } from './candidate.ts'
import { promotionOf } from './promote.ts'
import { carryOut, type Change, type Order } from './change-releases.ts'
import { liveRemote } from './registry-changes.ts'
import type { Releases } from './releases.ts'
import { begunAnew, isDue, nextStep, rolloutOf, withRollout } from './rollout-steps.ts'

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
    const { version = null, canary } = liveRemote(registry, remote) ?? {}
    // Another machine was faster.
    if (JSON.stringify(rolloutOf(registry, remote)) !== JSON.stringify(rollout))
      return { action: 'canary', from: version, to: version, next: registry }
    const next = nextStep(rollout, releases.now())
    if (!next) return promotionOf(releases, release, registry)
    const { allow = [] } = canary ?? {}
    const share = { percent: next.steps[next.step]?.percent ?? 0, ...(allow.length > 0 && { allow }) }
    return { ...(await canaryOf(releases, release, share, registry)), rollout: next }
  })
  return change.isChanged ? change : null
}

/** Pauses the rollout of a version with a reason; the canary keeps its share. Throws `NoRollout`. */
export async function pauseRollout(
  releases: Releases,
  { remote, version, reason }: { remote: string; version?: string; reason: string },
): Promise<void> {
  await changeRollout(releases, remote, rollout =>
    version === undefined || version === rollout.version
      ? { ...rollout, nextAt: null, paused: reason }
      : rollout,
  )
}

/** An order of an operator about a rollout. */
export type RolloutOrder = 'pause' | 'resume' | 'skip'

/** Pauses a rollout, resumes it, or begins its next step at once. Throws `NoRollout`, and the errors of the step. */
export async function steerRollout(
  releases: Releases,
  { order, ...parameters }: { order: RolloutOrder } & Pick<Order, 'remote' | 'by' | 'reason'>,
): Promise<void> {
  const { remote, by, reason } = parameters
  if (order === 'pause') return pauseRollout(releases, { remote, reason: reason ?? `by ${by}` })
  if (order === 'resume')
    return changeRollout(releases, remote, rollout => begunAnew(rollout, releases.now()))
  if (!rolloutOf(await releases.storage.readRegistry(), remote)) throw noRollout(remote)
  await advanceRollout(releases, { ...parameters, skip: true })
}

function noRollout(remote: string): NoRollout {
  return new NoRollout(`${remote} has no canary with steps.`)
}

/** Browsers get the same, so neither revision nor signatures change. */
async function changeRollout(
  { storage }: Releases,
  remote: string,
  change: (rollout: Rollout) => Rollout,
): Promise<void> {
  await storage.changeRegistry(async registry => {
    const rollout = rolloutOf(registry, remote)
    if (!rollout) throw noRollout(remote)
    return withRollout(registry, remote, change(rollout))
  })
}
