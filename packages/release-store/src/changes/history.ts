import type { Registry, Step } from 'release-format'
import { liveRemote } from './registry-changes.ts'

/** The number of steps of a remote that the registry keeps: so many that change the live release, and so many others. */
export const KEPT_STEPS = 100

/** Returns the steps of a remote, the newest first. */
export function historyOf({ history = {} }: Registry, name: string): readonly Step[] {
  return Object.hasOwn(history, name) ? (history[name] ?? []) : []
}

/** Returns the registry with one more step of a remote. */
export function withStep(registry: Registry, name: string, step: Step): Registry {
  const steps = [step, ...historyOf(registry, name)]
  const kept = [true, false].flatMap(live =>
    steps.filter(each => changesLive(each) === live).slice(0, KEPT_STEPS),
  )
  const history = steps.filter(each => kept.includes(each))
  return { ...registry, history: { ...registry.history, [name]: history } }
}

/** Returns whether the step concerns the release of most browsers, not a canary alone. */
function changesLive({ action }: Step): boolean {
  return /^(promote|roll back|retire)$/.test(action)
}

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
