import { historyOf } from 'release-store'
import type { Registry } from 'release-format'

/** For so long after it went live for all, a release goes back by itself. */
const PROMOTED_MS = 60 * 60_000

/** A release that has to prove itself: a canary, or one that has just gone live in the place of another. */
export type Trial = { remote: string; version: string; other: string; since: Date }

/** The releases on trial. */
export function trialsIn(registry: Registry, now: Date): readonly Trial[] {
  return Object.keys(registry.remotes).flatMap(remote => {
    const trial = trialOf(registry, remote)
    const hasLasted = trial && now.getTime() - trial.since.getTime()
    const isOver = !registry.remotes[remote]?.canary && (hasLasted ?? 0) > PROMOTED_MS
    return trial && !isOver ? [trial] : []
  })
}

function trialOf(registry: Registry, remote: string): Trial | null {
  const { version: live, canary } = registry.remotes[remote] ?? {}
  const [step] = historyOf(registry, remote)
  const goesForward = step?.action === 'canary' || step?.action === 'promote'
  const version = canary?.version ?? live
  if (!goesForward || step.to !== version || step.from === null || step.from === version) return null
  return { remote, version, other: step.from, since: new Date(step.at) }
}
