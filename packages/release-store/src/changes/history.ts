import type { Registry, Step } from 'release-format'

/** The number of steps of a remote that the registry keeps. */
const KEPT_STEPS = 100

/** Returns the steps of a remote, the newest first. */
export function historyOf({ history = {} }: Registry, name: string): readonly Step[] {
  return Object.hasOwn(history, name) ? (history[name] ?? []) : []
}

/** Returns the registry with one more step of a remote. */
export function withStep(registry: Registry, name: string, step: Step): Registry {
  const steps = [step, ...historyOf(registry, name)].slice(0, KEPT_STEPS)
  return { ...registry, history: { ...registry.history, [name]: steps } }
}
