import type { Registry, Step } from 'release-format'
import { historyOf } from './history.ts'

/** The time after it went live for all in which a release is on trial. */
export const TRIAL_MS = 60 * 60_000

/**
 * Returns the newest version that served for a whole trial and was not taken back, apart from `except`. The first
 * release of a remote has no trial. Returns null if the history has no such version.
 */
export function lastGoodVersion(
  registry: Registry,
  remote: string,
  { except, now }: { except: string; now: Date },
): string | null {
  const steps = historyOf(registry, remote).filter(({ action }) =>
    /^(promote|roll back|retire)$/.test(action),
  )
  const takenBack = new Set([except])
  for (const [index, step] of steps.entries()) {
    const { to } = step
    if (to !== null && !takenBack.has(to) && hasServed(step, steps[index - 1], now)) return to
    if (step.action === 'roll back' && step.from !== null && step.from !== to) takenBack.add(step.from)
  }
  return null
}

function hasServed({ at, from }: Step, following: Step | undefined, now: Date): boolean {
  const until = following ? new Date(following.at) : now
  return from === null || until.getTime() - new Date(at).getTime() >= TRIAL_MS
}
