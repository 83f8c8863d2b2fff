import { hasFailed, isOnTrial, recordFailure, recordSuccess, releaseToLoad, without } from './choice.ts'
import type { Attempt, Effect, EventOf, Release, Remote, Step } from './remote.ts'

/** Prepares another release of the overlay while the running one serves. */
export function replaceOverlay(remote: Remote, release: Release): Step {
  const attempt: Attempt = { id: remote.attempts + 1, release }
  const replacing: Remote = {
    ...remote,
    state: 'replacing',
    next: attempt,
    attempts: attempt.id,
    present: [...without(remote.present, release), release],
  }
  return { remote: replacing, effects: [{ do: 'load', attempt, isOnTrial: isOnTrial(remote, release) }] }
}

/** Replaces the overlay if another release is live that has not failed yet. */
export function settleOverlay(remote: Remote): Step {
  const wanted = releaseToLoad(remote)
  const isWanted = !wanted || wanted.version === remote.running?.release.version
  return isWanted || hasFailed(remote, wanted) ? { remote, effects: [] } : replaceOverlay(remote, wanted)
}

export function mountNext(remote: Remote): Step {
  return { remote, effects: remote.next ? [{ do: 'mount', attempt: remote.next }] : [] }
}

export function handOver(remote: Remote): Step {
  const { running: from, next: to } = remote
  if (!from || !to) return { remote, effects: [] }
  return { remote: { ...remote, state: 'handingOver' }, effects: [{ do: 'handOver', from, to }] }
}

export function finishHandover(remote: Remote): Step {
  const { running: old, next } = remote
  if (!old || !next) return { remote, effects: [] }
  const changed = recordSuccess({ ...remote, state: 'shown', running: next, next: null }, next.release)
  return discarding(changed, old, [{ do: 'report', release: next.release, kind: 'swapped' }])
}

/** The running release serves on, whichever of the two has failed. */
export function stayWithRunning(before: Remote, { attempt, kind, at, error }: EventOf<'failed'>): Step {
  const { running, next, state } = before
  if (!running || !next) return { remote: before, effects: [] }
  const failed = attempt === running.id ? running : next
  const remote = recordFailure(before, failed.release, at)
  const effects: Effect[] = [{ do: 'report', release: failed.release, kind, error }]
  if (failed === running) return { remote, effects }
  if (state === 'handingOver') effects.push({ do: 'report', release: running.release, kind: 'reverted' })
  return discarding({ ...remote, state: 'shown', next: null }, next, effects)
}

function discarding(remote: Remote, attempt: Attempt, reports: readonly Effect[]): Step {
  const rest = { ...remote, present: without(remote.present, attempt.release) }
  const step = settleOverlay(rest)
  return { remote: step.remote, effects: [...reports, { do: 'discard', attempt }, ...step.effects] }
}
