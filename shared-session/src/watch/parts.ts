import type { Dialogs, Navigation } from '../ports.ts'
import type { SiteHalf } from '../session-state.ts'

/** `now` is in milliseconds since 1970; `after` does something later, and returns a function that cancels it. */
export type Clock = { now: () => number; after: (milliseconds: number, act: () => void) => () => void }

/** What came of asking for a longer session: its new token, `refused` by the server, or `failed` on the way. */
export type Extension = { token: string } | 'refused' | 'failed'

export type SessionCalls = {
  /** The seconds left of a token, 0 for one that does not live; null when that cannot be learnt now. */
  remainingSeconds: (token: string) => Promise<number | null>
  extend: (applicationNumber: string) => Promise<Extension>
  /** Ends the session on the server; whether that can be said of it now. A backend may do without. */
  logOut?: () => Promise<boolean>
}

/** How urgently something is said: `polite` when the listener pauses, `assertive` at once. */
export type Urgency = 'polite' | 'assertive'

/** What a watch works with. */
export type SessionWatchParts = {
  clock: Clock
  calls: SessionCalls
  dialogs: Pick<Dialogs, 'alert'>
  navigation: Navigation
  /** Asks whether to go on for another hour; takes the question back, which counts as no, when the signal aborts. */
  ask: (signal: AbortSignal) => Promise<boolean>
  /** Speaks to those who do not see the timer. */
  announce: (sentence: string, urgency: Urgency) => void
  /** Whether the page that is shown is of no use without a session (AMB-06). */
  needsSession: () => boolean
  /** Tells that the session has ended, and gives the path to go to; a plain message and home unless it is given. */
  tellEnd?: (sentence: string, half: SiteHalf) => Promise<string>
}
