import { formerVersions, liveRemote, withoutRemote, NotLive } from './registry-changes.ts'
import { endOf } from './canary.ts'
import { carryOut, type Change, type Order } from './change-releases.ts'
import type { Releases } from './releases.ts'
import { candidate } from './candidate.ts'
import { promotionOf } from './promote.ts'

/** No former release exists. */
export class NoFormerRelease extends Error {
  override readonly name = 'NoFormerRelease'
}

/**
 * Takes the newest step back. It ends a canary if there is one. Otherwise it makes the release live again that the
 * present one replaced, or the last one of a retired remote. With a version it makes that one live. Every file is
 * compared with its hash. With `only` nothing changes if another version is meanwhile the one to take back. Throws
 * `NotLive`, `NoFormerRelease`, and the errors of `promoteRelease`.
 */
export async function rollBackRelease(
  releases: Releases,
  { version, only, ...order }: Order & { version?: string | undefined; only?: string | undefined },
): Promise<Change> {
  return carryOut(releases, order, async registry => {
    const { remote } = order
    const live = liveRemote(registry, remote)
    const former = formerVersions(registry, remote)
    const canary = version === undefined ? live?.canary : undefined
    const newest = canary?.version ?? live?.version ?? null
    if (only !== undefined && only !== newest)
      return { action: 'roll back', from: newest, to: newest, next: registry }
    if (canary) return endOf(registry, remote, releases.now())
    if (!live && former.length === 0) throw new NotLive(remote)
    const chosen = version ?? former[0]
    if (chosen === undefined)
      throw new NoFormerRelease(`No release of ${remote} came before the one that is live.`)
    const release = await candidate(releases, remote, chosen)
    return { ...(await promotionOf(releases, release, registry)), action: 'roll back' }
  })
}

/**
 * Takes a remote out of the site: its pages are unknown addresses from the next visit on. Its files stay for pages
 * that are open. Throws `NotLive`.
 */
export async function retireRelease(releases: Releases, order: Order): Promise<Change> {
  return carryOut(releases, order, async registry => {
    const live = liveRemote(registry, order.remote)
    if (!live) throw new NotLive(order.remote)
    const next = withoutRemote(registry, order.remote, releases.now())
    return { action: 'retire', from: live.version, to: null, next }
  })
}
