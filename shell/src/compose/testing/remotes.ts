import type { Release, Remote, RemoteEvent, State } from '../remote/remote.ts'
import { newRemote } from '../remote/remote.ts'

export function releaseOf(version: string): Release {
  const entry = `/remotes/mfe-x/${version}/remoteEntry.js`
  return { version, entry, integrity: 'sha384-x', slot: 'main', routes: [], requires: {} }
}

/** A remote in this state, as far as its record shows it. */
export function remoteIn(state: State, slot: Remote['slot'], other: Partial<Remote> = {}): Remote {
  const isChanging = state === 'replacing' || state === 'handingOver'
  const first = releaseOf('1')
  const running = ['idle', 'retrying', 'failed'].includes(state) ? null : { id: 1, release: first }
  const next = isChanging ? { id: 2, release: releaseOf('2') } : null
  return { ...newRemote('mfe-x', slot, next?.release ?? first), state, running, next, attempts: 2, ...other }
}

/** An event of this type that concerns the remote as it is: its running attempt, or the one that replaces it. */
export function eventOf(type: RemoteEvent['type'], remote: Remote, at = 0): RemoteEvent {
  const attempt = (remote.next ?? remote.running)?.id ?? 0
  switch (type) {
    case 'newerLive':
      return { type, at, live: releaseOf('3'), defaultRelease: releaseOf('3'), fallback: null }
    case 'failed':
      return { type, at, kind: 'crash', ...(remote.running && { attempt }) }
    case 'loaded':
    case 'late':
    case 'mounted':
    case 'left':
      return { type, at, attempt }
    default:
      return { type, at }
  }
}
