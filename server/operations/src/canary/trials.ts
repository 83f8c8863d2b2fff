import { historyOf, lastGoodVersion, TRIAL_MS } from 'release-store'
import type { Registry, Step } from 'release-format'

/** The name of the site itself in the history and the audit log. */
export const AUTOMATIC = 'automatic'

/** A release on trial: a canary, or a release that has just gone live. */
export type Trial = {
  remote: string
  version: string
  isCanary: boolean
  /** The revision of the step that began it. */
  revision: number
  since: Date
  /** The time of the version's first step. Only networks that were seen before decide about it. */
  introducedAt: Date
  /** The last good release, which it is compared with and which replaces it. */
  lastGood: string
  /** True if the site has taken this version back before, and an operator has insisted. */
  isRepeated: boolean
}

/** Returns the releases on trial: each canary, and each release that replaced another within the last hour. */
export function trialsIn(registry: Registry, now: Date): readonly Trial[] {
  return Object.entries(registry.remotes).flatMap(([remote, { version, canary }]) => {
    const steps = historyOf(registry, remote)
    const isLive = ({ action }: Step) => action !== 'canary' && action !== 'end canary'
    const live = trialOf(registry, { remote, version, step: steps.find(isLive), now })
    const step = steps.find(({ action }) => action === 'canary')
    const tried = canary && trialOf(registry, { remote, version: canary.version, step, now })
    const isOver = live !== null && now.getTime() - live.since.getTime() > TRIAL_MS
    return [...(tried ? [tried] : []), ...(live && !isOver ? [live] : [])]
  })
}

type Started = { remote: string; version: string; step: Step | undefined; now: Date }

function trialOf(registry: Registry, { remote, version, step, now }: Started): Trial | null {
  const goesForward = step?.action === 'canary' || step?.action === 'promote'
  if (!goesForward || step.to !== version || step.from === null || step.from === version) return null
  const steps = historyOf(registry, remote)
  return {
    remote,
    version,
    isCanary: step.action === 'canary',
    revision: step.revision,
    since: new Date(step.at),
    introducedAt: new Date(steps.findLast(({ to }) => to === version)?.at ?? step.at),
    lastGood: lastGoodVersion(registry, remote, { except: version, now }) ?? step.from,
    isRepeated: steps.some(({ by, from }) => by === AUTOMATIC && from === version),
  }
}
