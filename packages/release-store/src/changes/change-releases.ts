import type { Action, Registry, Rollout, Step } from 'release-format'
import { withFallback } from './fallback.ts'
import { liveRemote } from './registry-changes.ts'
import { historyOf, withStep } from './history.ts'
import { releaseOf } from '../storage/release-files.ts'
import type { Releases } from './releases.ts'
import { withRollout } from './rollout-steps.ts'

/** The parameters of every change. */
export type Order = {
  remote: string
  /** An operator, or the name of a program. */
  by: string
  /** The reason, in a sentence. */
  reason?: string | undefined
  /** The revision that the order is based on. It is refused if the remote has changed since. */
  basedOn?: number | undefined
  /** True to change nothing and return the change that would be made. */
  dryRun?: boolean | undefined
}

/** Another order has changed the remote since the revision that this one is based on. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

/** A change of the release that browsers get, completed or of a dry run. */
export type Change = {
  action: Action
  remote: string
  /** The version that those browsers got before, null for none, and the one that they get. */
  from: string | null
  to: string | null
  /** For a canary: how many of a hundred browsers get it. */
  percent: number
  /** Further browsers, by id. */
  allow: readonly string[]
  /** Addresses that become pages of the site, and pages that become unknown addresses. */
  routesAdded: readonly string[]
  routesRemoved: readonly string[]
  /** The revision of the registry before the change and after it. */
  basedOn: number
  revision: number
  /** False if nothing had to change, and in a dry run. */
  isChanged: boolean
}

/** The outcome of an order: the next registry, or the same one if there is nothing to do. */
export type Plan = {
  action: Action
  from: string | null
  to: string | null
  percent?: number
  allow?: string[]
  /** The rollout that continues; every other change of the remote ends it. */
  rollout?: Rollout | undefined
  next: Registry
}

/**
 * Carries out a plan: the only way to change the registry. The step is written into the history and everything is
 * signed in the same write. Throws `ChangedMeanwhile`.
 */
export async function carryOut(
  releases: Releases,
  order: Order,
  planFor: (registry: Registry) => Promise<Plan>,
): Promise<Change> {
  const { storage, signRegistry, now } = releases
  if (order.dryRun) {
    const registry = await storage.readRegistry()
    assertUnchanged(registry, order)
    return changeOf(order, registry, await planFor(registry))
  }
  let change: Change | undefined
  await storage.changeRegistry(async registry => {
    assertUnchanged(registry, order)
    const plan = await planFor(registry)
    change = changeOf(order, registry, plan)
    if (plan.next === registry) return registry
    const rolled = withRollout(plan.next, order.remote, plan.rollout)
    // A release may have been removed since it was read.
    if (plan.to !== null) await releaseOf(storage, order.remote, plan.to)
    const next = withStep(rolled, order.remote, stepOf(order, plan, now()))
    return signRegistry(await withFallback(releases, next, order.remote))
  })
  if (!change) throw new TypeError('the storage did not ask for the change')
  return change
}

/** Changes of other remotes do not matter. */
function assertUnchanged(registry: Registry, { remote, basedOn }: Order): void {
  const [newest] = historyOf(registry, remote)
  if (basedOn === undefined || !newest || newest.revision <= basedOn) return
  const { by, action, from, to } = newest
  throw new ChangedMeanwhile(
    `${by} has changed ${remote} meanwhile: ${action}, ${from ?? 'nothing'} → ${to ?? 'nothing'}.`,
  )
}

function stepOf({ by, reason }: Order, plan: Plan, now: Date): Step {
  return {
    at: now.toISOString(),
    revision: plan.next.revision,
    by,
    ...effectOf(plan),
    ...(reason !== undefined && { reason }),
  }
}

function effectOf({ action, from, to, percent, allow }: Plan) {
  return { action, from, to, ...(percent !== undefined && { percent }), ...(allow && { allow }) }
}

function changeOf({ remote, dryRun = false }: Order, before: Registry, plan: Plan): Change {
  const { next } = plan
  const [old, now] = [pathsOf(before, remote), pathsOf(next, remote)]
  return {
    remote,
    percent: 100,
    allow: [],
    ...effectOf(plan),
    routesAdded: now.filter(path => !old.includes(path)),
    routesRemoved: old.filter(path => !now.includes(path)),
    basedOn: before.revision,
    revision: next.revision,
    isChanged: next !== before && !dryRun,
  }
}

function pathsOf(registry: Registry, name: string): string[] {
  const remote = liveRemote(registry, name)
  const routes = [...(remote?.routes ?? []), ...(remote?.canary?.routes ?? [])]
  return [...new Set(routes.map(({ path }) => path))]
}
