import type { Registry, Step } from 'release-format'
import { changesLive, historyOf } from './history.ts'
import { liveRemote } from './registry-changes.ts'

/** The time after it went live for all in which a release is on trial. */
export const TRIAL_MS = 60 * 60_000

/**
 * Returns the newest version that served for a whole trial and was not taken back, apart from `except`. The first
 * release of a remote has no trial. If the history is too short, returns the fallback in the registry, unless that was
 * taken back. Returns null if there is none.
 */
export function lastGoodVersion(
  registry: Registry,
  remote: string,
  { except, now }: { except: string; now: Date },
): string | null {
  const steps = historyOf(registry, remote).filter(changesLive)
  const takenBack = new Set([except])
  for (const [index, step] of steps.entries()) {
    const { to } = step
    if (to !== null && !takenBack.has(to) && hasServed(step, steps[index - 1], now)) return to
    if (step.action === 'roll back' && step.from !== null && step.from !== to) takenBack.add(step.from)
  }
  const former = liveRemote(registry, remote)?.fallback?.version
  return former === undefined || takenBack.has(former) ? null : former
}

function hasServed({ at, from }: Step, following: Step | undefined, now: Date): boolean {
  const until = following ? new Date(following.at) : now
  return from === null || until.getTime() - new Date(at).getTime() >= TRIAL_MS
}
