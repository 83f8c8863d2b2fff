import type { RegisteredRelease, Slot } from 'release-format'
import type { ReportKind } from '../report.ts'

export type Release = RegisteredRelease

/** The states of a remote in this page, in the order of its life. */
export const STATES = [
  'idle',
  'loading',
  'late',
  'loaded',
  'shown',
  'left',
  'replacing',
  'handingOver',
  'failing',
  'restarting',
  'retrying',
  'failed',
] as const

export type State = (typeof STATES)[number]

/** One use of a release in the page. Its id differs from those of earlier uses of the same release. */
export type Attempt = { id: number; release: Release }

/** All that the page keeps of one remote. */
export type Remote = {
  name: string
  slot: Slot
  state: State
  /** The release that the registry names for this browser; null for a retired remote. */
  live: Release | null
  /** The release for browsers in no canary. It takes the place of a canary that fails. */
  defaultRelease: Release | null
  /** The last good release before the live one, by the registry. It takes the place of a release that fails. */
  fallback: Release | null
  /** The attempt that is loading or mounted. */
  running: Attempt | null
  /** The attempt that is prepared invisibly, to replace the running one. Overlay only. */
  next: Attempt | null
  /** The fallback that the next load takes in place of the live release. */
  chosen: Release | null
  /** Releases that ran in this page, newest first. */
  good: readonly Release[]
  failures: readonly { version: string; at: number }[]
  /** Versions that failed too often to be loaded again without a click. */
  givenUp: readonly string[]
  /** Releases with code in the page. */
  present: readonly Release[]
  /** The start of the present wait, in milliseconds since 1970. */
  since: number
  /** The number of attempts so far. */
  attempts: number
}

export const EVENTS = [
  'entered',
  'loaded',
  'late',
  'mounted',
  'left',
  'failed',
  'gone',
  'newerLive',
  'retried',
] as const

type Facts = {
  /** The address is one of the area's, or a turn is asked for. */
  entered: object
  /** The files of the attempt have arrived. */
  loaded: { attempt: number }
  /** The files of an area have missed their deadline. */
  late: { attempt: number; error?: unknown }
  /**
   * The attempt is mounted, and an area has drawn something; in `handingOver` it shows the wait as well. `took` is the
   * time in milliseconds, if the files were new here.
   */
  mounted: { attempt: number; took?: number }
  /** The area is unmounted since the address has changed. */
  left: { attempt: number }
  failed: { attempt?: number | undefined; kind: ReportKind; error?: unknown }
  /** The running attempt has been taken out of the page. */
  gone: object
  /** A newer registry is valid. The fields are its releases of this remote. */
  newerLive: Pick<Remote, 'live' | 'defaultRelease' | 'fallback'>
  /** A person has pressed the button for another try. */
  retried: object
}

/** Something that has happened to a remote; `at` is in milliseconds since 1970, `path` that of the page. */
export type RemoteEvent = {
  [Type in keyof Facts]: { type: Type; at: number; path?: string } & Facts[Type]
}[keyof Facts]

export type EventOf<Type extends RemoteEvent['type']> = Extract<RemoteEvent, { type: Type }>

/** Work in the page that follows an event. */
export type Effect =
  | { do: 'load'; attempt: Attempt; isOnTrial: boolean }
  | { do: 'awaitLateFiles'; attempt: Attempt }
  /** Registers an area with single-spa. For the overlay: asks again for a turn that is still wanted. */
  | { do: 'register' }
  /** Mounts an attempt of the overlay invisibly. */
  | { do: 'mount'; attempt: Attempt }
  /** Lets a mounted attempt of the overlay answer requests for a turn. */
  | { do: 'serve'; attempt: Attempt }
  | { do: 'handOver'; from: Attempt; to: Attempt }
  /** Takes an attempt of the overlay that does not serve out of the page. */
  | { do: 'discard'; attempt: Attempt }
  /** Unloads an area at its next unmount; `newVersion` is announced to a mounted one. */
  | { do: 'replaceWhenLeft'; newVersion: string | null }
  /**
   * Takes the running attempt out of the page; the event `gone` follows. `error` ends requests that wait for the
   * attempt.
   */
  | { do: 'remove'; error?: unknown }
  | { do: 'evict'; release: Release }
  | { do: 'report'; release: Release; kind: ReportKind; error?: unknown; took?: number | undefined }

/** A remote after an event, and the effects that follow from it. */
export type Step = { remote: Remote; effects: readonly Effect[] }

/** A remote that nothing has happened to yet. */
export function newRemote(
  name: string,
  slot: Slot,
  live: Release | null,
  defaultRelease: Release | null = live,
  fallback: Release | null = null,
): Remote {
  return {
    name,
    slot,
    state: 'idle',
    live,
    defaultRelease,
    fallback,
    running: null,
    next: null,
    chosen: null,
    good: [],
    failures: [],
    givenUp: [],
    present: [],
    since: 0,
    attempts: 0,
  }
}

/** Returns the release on the screen; undefined if there is none. */
export function shownRelease({ state, running }: Remote): Release | undefined {
  return MOUNTED.includes(state) ? running?.release : undefined
}

const MOUNTED: readonly State[] = ['shown', 'replacing', 'handingOver']
