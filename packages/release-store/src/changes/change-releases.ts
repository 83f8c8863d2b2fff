import type { Action, Registry, Release, Step } from 'release-format'
import { liveRemote } from './registry-changes.ts'
import { historyOf, withStep } from './history.ts'
import type { ReleaseStorage } from '../storage/release-storage.ts'

/** The releases of a site, and what has to hold when one is put before browsers. */
export type Releases = {
  storage: ReleaseStorage
  /** The paths of the pages that the shell draws, which no remote may declare. */
  shellPaths: () => Promise<readonly string[]>
  /** Signs what pages get of the registry, at each change. Throws `RegistryRejected` for what they would refuse, and `WrongKey`. */
  signRegistry: (registry: Registry) => Promise<Registry>
  /** Why pages would refuse the registry, in a sentence; null when they believe it. */
  rejectionReason: (registry: Registry) => Promise<string | null>
  /** The release with its publisher's signatures: those that it brings, else ours. Throws `WrongKey`, and `RefusedByGate` for the key of another remote. */
  signRelease: (release: Release) => Promise<Release>
  /** Throws `RefusedByGate` for a release that does not fit the live site. */
  gate: (candidate: Release, live: Registry) => Promise<void>
  now: () => Date
}

/** What every change says besides: of which remote, by whom. */
export type Order = {
  remote: string
  /** Who: an operator, or a program by its name. */
  by: string
  /** Why, in a sentence. */
  reason?: string | undefined
  /** The revision that the order is based on: it is refused when the remote has changed since. */
  basedOn?: number | undefined
  /** Nothing is changed; what is returned says what would be. */
  dryRun?: boolean | undefined
}

/** The remote is no longer as it was when the order was made. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile'
}

/** What a change did, or would do: which release whom. */
export type Change = {
  action: Action
  remote: string
  /** The version that those browsers got before, null for none, and the one that they get. */
  from: string | null
  to: string | null
  /** For how many of a hundred browsers. */
  percent: number
  /** And for which besides. */
  allow: readonly string[]
  /** Addresses that become pages of the site, and pages that become unknown addresses. */
  routesAdded: readonly string[]
  routesRemoved: readonly string[]
  /** The registry's revision before, and afterwards. */
  basedOn: number
  revision: number
  /** False when it was so already, and in a dry run. */
  isChanged: boolean
}

/** What comes of an order: the next registry, or the same one when there is nothing to do. */
export type Plan = {
  action: Action
  from: string | null
  to: string | null
  percent?: number
  allow?: string[]
  next: Registry
}

/**
 * Carries out a plan: the one way in which the registry changes. The step is written into the history and everything is
 * signed, in the same write. Throws `ChangedMeanwhile`.
 */
export async function carryOut(
  { storage, signRegistry, now }: Releases,
  order: Order,
  planFor: (registry: Registry) => Promise<Plan>,
): Promise<Change> {
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
    return signRegistry(withStep(plan.next, order.remote, stepOf(order, plan, now())))
  })
  if (!change) throw new TypeError('the storage did not ask for the change')
  return change
}

/** Other remotes may have changed. */
function assertUnchanged(registry: Registry, { remote, basedOn }: Order): void {
  const [newest] = historyOf(registry, remote)
  if (basedOn === undefined || !newest || newest.revision <= basedOn) return
  const { by, action, from, to } = newest
  throw new ChangedMeanwhile(
    `${by} has changed ${remote} meanwhile: ${action}, ${from ?? 'nothing'} → ${to ?? 'nothing'}.`,
  )
}

function stepOf({ by, reason }: Order, { next, ...plan }: Plan, now: Date): Step {
  return {
    at: now.toISOString(),
    revision: next.revision,
    by,
    ...plan,
    ...(reason !== undefined && { reason }),
  }
}

function changeOf({ remote, dryRun = false }: Order, before: Registry, { next, ...plan }: Plan): Change {
  const [old, now] = [pathsOf(before, remote), pathsOf(next, remote)]
  return {
    remote,
    percent: 100,
    allow: [],
    ...plan,
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
