import type { Dialogs, Navigation } from '../ports.ts'
import type { SiteHalf } from '../session-state.ts'

/** `now` is in milliseconds since 1970. `after` schedules work, and returns a function that cancels it. */
export type Clock = { now: () => number; after: (milliseconds: number, act: () => void) => () => void }

/** The result of asking for a longer session: its new token, `refused` by the server, or `failed` on the way. */
export type Extension = { token: string } | 'refused' | 'failed'

export type SessionCalls = {
  /** The seconds left of a token: 0 if it has expired, null if that cannot be determined now. */
  remainingSeconds: (token: string) => Promise<number | null>
  extend: (applicationNumber: string) => Promise<Extension>
  /**
   * Ends the session on the server. Resolves with whether it has ended there. Optional: a backend may have no such
   * call.
   */
  logOut?: () => Promise<boolean>
}

/** The urgency of an announcement: `polite` waits for a pause of the screen reader, `assertive` interrupts it. */
export type Urgency = 'polite' | 'assertive'

/** The parts that a watch is given. */
export type SessionWatchParts = {
  clock: Clock
  calls: SessionCalls
  dialogs: Pick<Dialogs, 'alert'>
  navigation: Navigation
  /** Asks whether to continue for another hour. An aborted signal takes the question back, which counts as no. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** Announces a sentence to screen readers, which do not show the timer. */
  announce: (sentence: string, urgency: Urgency) => void
  /** Returns whether the shown page is useless without a session (AMB-06). */
  needsSession: () => boolean
  /** Shows that the session has ended, and resolves with the path to follow. Default: a plain message, then home. */
  tellEnd?: (sentence: string, half: SiteHalf) => Promise<string>
}
