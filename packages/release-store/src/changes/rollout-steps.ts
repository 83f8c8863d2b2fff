import type { Registry, Rollout } from 'release-format'

const MINUTE_MS = 60_000

/** Returns the rollout of a remote; undefined if it has none. */
export function rolloutOf({ rollouts = {} }: Registry, remote: string): Rollout | undefined {
  return Object.hasOwn(rollouts, remote) ? rollouts[remote] : undefined
}

/** Returns the registry with this rollout of a remote, or with none. */
export function withRollout(registry: Registry, remote: string, rollout: Rollout | undefined): Registry {
  const { rollouts: { [remote]: _, ...others } = {}, ...rest } = registry
  const rollouts = rollout ? { ...others, [remote]: rollout } : others
  return { ...rest, ...(Object.keys(rollouts).length > 0 && { rollouts }) }
}

/** Returns the rollout at its next step, which lasts its minutes from now on; null after the last step. */
export function nextStep({ version, steps, step: present }: Rollout, now: Date): Rollout | null {
  const step = present + 1
  const minutes = steps[step]?.minutes
  if (minutes === undefined) return null
  return { version, steps, step, nextAt: new Date(now.getTime() + minutes * MINUTE_MS).toISOString() }
}

/** Returns a rollout whose present step begins now. */
export function begunAnew(rollout: Rollout, now: Date): Rollout {
  return nextStep({ ...rollout, step: rollout.step - 1 }, now) ?? rollout
}

/** Returns a rollout at its first step. */
export function firstStep(version: string, steps: Rollout['steps'], now: Date): Rollout | null {
  return nextStep({ version, steps, step: -1, nextAt: null }, now)
}

/** Returns true if the present step has lasted its minutes. */
export function isDue({ nextAt }: Rollout, now: Date): boolean {
  return nextAt !== null && now.getTime() >= Date.parse(nextAt)
}
