import type { Registry, Step } from 'release-format'

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
export function changesLive({ action }: Step): boolean {
  return /^(promote|roll back|retire)$/.test(action)
}
