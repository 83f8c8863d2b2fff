import { WrongFile } from '../federation/entry-integrity.ts'
import type { Federation } from '../federation/federation.ts'
import type { Effect, Release, RemoteEvent } from '../remote/remote.ts'
import type { Report, ReportKind } from '../report.ts'
import type { Watch, WatchedRelease } from '../watchdog/load-watch.ts'
import { TooSlow, withOneRetry } from './deadline.ts'

/** No area may hold up navigation for longer than this, whatever happens to its files. */
export const LOAD_DEADLINE_MS = 6000

/** A lifecycle that hangs would otherwise hold up every later navigation. */
export const LIFECYCLE_DEADLINE_MS = 3000

const RETRY_WORTHWHILE_MS = 2000

type WithoutTime<Event> = Event extends RemoteEvent ? Omit<Event, 'at' | 'path'> : never

export type Happening = WithoutTime<RemoteEvent>

export type FederationPort = Pick<Federation, 'allow' | 'load' | 'evict'>

/** The page around a remote, as its host needs it. */
export type HostPorts = {
  federation: FederationPort
  loadWatch: (watched: WatchedRelease) => Promise<Watch>
  tell: (happening: Happening) => void
  report: Pick<Report, 'outcome'>
}

/** Carries out the effects of one remote, and reports events of it. */
export type Host = {
  carryOut: (effect: Effect) => void
  /** Fetches the screen at `path`, which the visitor is about to open. */
  prepare?: (path: string) => void
  /** Takes note of a failure that single-spa reports. */
  fail?: (error: unknown) => void
}

/** Loads the module of a release, with a second try after an early failure. */
export function loadFiles<Lifecycles>(
  { federation }: HostPorts,
  name: string,
  release: Release,
): Promise<Lifecycles> {
  // The contract gate tests the exports of a release before it is live.
  return withOneRetry(() => federation.load(name, release) as Promise<Lifecycles>, RETRY_WORTHWHILE_MS)
}

/** Returns the kind under which a failure is reported; `step` is the step that failed. */
export function kindOf(error: unknown, step: ReportKind): ReportKind {
  if (error instanceof TooSlow) return 'timeout'
  return error instanceof WrongFile ? 'integrity' : step
}
