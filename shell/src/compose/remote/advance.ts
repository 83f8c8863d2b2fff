import {
  finishHandover,
  handOver,
  mountNext,
  replaceOverlay,
  settleOverlay,
  stayWithRunning,
} from './advance-overlay.ts'
import { fallbackFor, isOnTrial, recordFailure, recordSuccess, releaseToLoad, without } from './choice.ts'
import type { Effect, EventOf, Remote, RemoteEvent, State, Step } from './remote.ts'

type Steps = { [Type in RemoteEvent['type']]?: (remote: Remote, event: EventOf<Type>) => Step }

/** The step for each event in each state. An event that a state does not list changes nothing. */
const STEPS: Readonly<Record<State, Steps>> = {
  idle: { entered: load, failed: giveUp },
  loading: { loaded: start, late: waitOrFail, failed: fail, newerLive: replaceWhenLeft },
  late: { gone: awaitFiles, loaded: registerAgain, failed: giveUp, newerLive: removeAndRestart },
  loaded: { mounted: show, failed: fail, gone: unload, newerLive: replaceWhenLeft },
  shown: { left: leave, failed: fail, newerLive: replace },
  left: { mounted: show, failed: fail, gone: unload, newerLive: replaceWhenLeft },
  replacing: { loaded: mountNext, mounted: handOver, failed: stayWithRunning },
  handingOver: { mounted: finishHandover, failed: stayWithRunning },
  failing: { gone: endFailing, entered: restart, retried: restart, newerLive: restart },
  restarting: { gone: registerAgain },
  retrying: { entered: load },
  failed: { entered: load, retried: registerAgain, newerLive: registerAgain },
}

/** Returns the remote after the event, and the effects that follow from it. An event of an earlier attempt changes nothing. */
export function advance(remote: Remote, event: RemoteEvent): Step {
  if (isOutdated(remote, event)) return { remote, effects: [] }
  const known = learn(remote, event)
  const step = STEPS[known.state][event.type] as ((remote: Remote, event: RemoteEvent) => Step) | undefined
  return step?.(known, event) ?? { remote: known, effects: [] }
}

function isOutdated({ running, next }: Remote, event: RemoteEvent): boolean {
  const { attempt } = event as { attempt?: number }
  return attempt !== undefined && attempt !== running?.id && attempt !== next?.id
}

/** Every release may be tried again under a newer registry, and one that failed once when a person asks for it. */
function learn(remote: Remote, event: RemoteEvent): Remote {
  if (event.type === 'retried') return { ...remote, failures: [] }
  if (event.type !== 'newerLive') return remote
  const { live, defaultRelease, fallback } = event
  return { ...remote, live, defaultRelease, fallback, failures: [], givenUp: [] }
}

function load(remote: Remote, { at, path }: EventOf<'entered'>): Step {
  const release = remote.chosen ?? releaseToLoad(remote, path)
  if (!release) {
    const error = new Error(`${remote.name} is not live`)
    return { remote: { ...remote, state: 'failed' }, effects: [{ do: 'remove', error }] }
  }
  const attempt = { id: remote.attempts + 1, release }
  const loading: Remote = {
    ...remote,
    state: 'loading',
    running: attempt,
    chosen: null,
    attempts: attempt.id,
    present: [...without(remote.present, release), release],
    since: remote.state === 'retrying' ? remote.since : at,
  }
  return { remote: loading, effects: [{ do: 'load', attempt, isOnTrial: isOnTrial(remote, release) }] }
}

function start(remote: Remote): Step {
  const { slot, running: attempt } = remote
  const mounts = slot === 'overlay' && attempt
  return { remote: { ...remote, state: 'loaded' }, effects: mounts ? [{ do: 'mount', attempt }] : [] }
}

function show(before: Remote, { took }: EventOf<'mounted'>): Step {
  const { running, good } = before
  if (!running) return { remote: before, effects: [] }
  const { release } = running
  const shown: Remote = { ...recordSuccess(before, release), state: 'shown', present: [release] }
  const effects: Effect[] = without(before.present, release).map(other => ({ do: 'evict', release: other }))
  if (good[0]?.version !== release.version) effects.unshift({ do: 'report', release, kind: 'loaded', took })
  if (shown.slot === 'main') return then(effects, replaceWhenLeft(shown))
  return then([{ do: 'serve', attempt: running }, ...effects], settleOverlay(shown))
}

function leave(remote: Remote): Step {
  return { remote: { ...remote, state: 'left' }, effects: [] }
}

/** Nothing on the screen is replaced but the overlay. */
function replace(remote: Remote): Step {
  return remote.slot === 'overlay' ? settleOverlay(remote) : replaceWhenLeft(remote)
}

function replaceWhenLeft(remote: Remote): Step {
  const wanted = releaseToLoad(remote)
  const isWanted = wanted?.version === remote.running?.release.version
  if (isWanted || remote.slot === 'overlay') return { remote, effects: [] }
  const newVersion = remote.state === 'shown' ? (wanted?.version ?? null) : null
  return { remote, effects: [{ do: 'replaceWhenLeft', newVersion }] }
}

function unload(remote: Remote): Step {
  return evictRunning({ ...remote, state: 'idle' })
}

/** The files of an area may still arrive, unless a release of this page or a former canary's can be shown at once. */
function waitOrFail(remote: Remote, event: EventOf<'late'>): Step {
  // On a slow network the files of the fallback would be late as well.
  const { fallback } = remote
  const step = fail({ ...remote, fallback: null }, { ...event, type: 'failed', kind: 'timeout' })
  const state = step.remote.state === 'failing' ? 'late' : step.remote.state
  return { ...step, remote: { ...step.remote, state, fallback } }
}

function awaitFiles(remote: Remote): Step {
  const { running: attempt } = remote
  return { remote, effects: attempt ? [{ do: 'awaitLateFiles', attempt }] : [] }
}

function fail(before: Remote, event: EventOf<'failed'>): Step {
  const { running, state, slot } = before
  const { kind, at, path, error } = event
  if (!running) return giveUp(before, event)
  const { release } = running
  const remote = recordFailure(before, release, at)
  const report: Effect = { do: 'report', release, kind, error }
  const fallback = fallbackFor(remote, release, path)
  if (!fallback)
    return { remote: { ...remote, state: 'failing' }, effects: [report, { do: 'remove', error }] }
  if (slot === 'overlay' && state === 'shown') return then([report], replaceOverlay(remote, fallback))
  const reverted: Effect = { do: 'report', release: fallback, kind: 'reverted' }
  const restarting: Remote = { ...remote, state: 'restarting', chosen: fallback, since: at }
  return { remote: restarting, effects: [report, reverted, { do: 'remove' }] }
}

/** Nothing is in the page by now: the release hung in the page before this one, or its files have not arrived. */
function giveUp(remote: Remote, event: EventOf<'failed'>): Step {
  const { kind, path, error } = event
  const release = remote.running?.release ?? releaseToLoad(remote)
  if (!release) return { remote: { ...remote, state: 'failed' }, effects: [] }
  const report: Effect[] = remote.state === 'idle' ? [{ do: 'report', release, kind, error }] : []
  const hanging = { ...remote, givenUp: [...remote.givenUp, release.version] }
  const fallback = fallbackFor(hanging, release, path)
  if (!fallback) return { remote: { ...remote, state: 'failed', running: null }, effects: report }
  const reverted: Effect = { do: 'report', release: fallback, kind: 'reverted' }
  return then([...report, reverted], registerAgain({ ...hanging, chosen: fallback }, event))
}

function endFailing(remote: Remote): Step {
  return evictRunning({ ...remote, state: 'failed' })
}

/** The attempt that failed is still being taken out. */
function restart(remote: Remote, { at }: RemoteEvent): Step {
  return { remote: { ...remote, state: 'restarting', since: at }, effects: [] }
}

function removeAndRestart(remote: Remote, event: RemoteEvent): Step {
  return then([{ do: 'remove' }], restart(remote, event))
}

function registerAgain(remote: Remote, { type, at }: RemoteEvent): Step {
  // A turn that failed has ended; the next one that is asked for loads the overlay again.
  if (remote.slot === 'overlay' && remote.state === 'failed') return { remote, effects: [] }
  const since = type === 'gone' || remote.state === 'late' ? remote.since : at
  const step = evictRunning({ ...remote, state: 'retrying', since })
  return { remote: step.remote, effects: [...step.effects, { do: 'register' }] }
}

/** The release that is tried again stays: its files that failed are then requested under another address. */
function evictRunning(remote: Remote): Step {
  const release = remote.running?.release
  const ended: Remote = { ...remote, running: null }
  if (!release || release.version === releaseToLoad(remote)?.version) return { remote: ended, effects: [] }
  return {
    remote: { ...ended, present: without(remote.present, release) },
    effects: [{ do: 'evict', release }],
  }
}

function then(effects: readonly Effect[], step: Step): Step {
  return { remote: step.remote, effects: [...effects, ...step.effects] }
}
