import type { returnCode } from 'queue-protocol'
import type { TicketName } from './ticket-keys.ts'
import type { MaybePromise } from '../fast-path/maybe-promise.ts'

/** A number of the protocol's table: how a question ended. */
export type ReturnCode = (typeof returnCode)[keyof typeof returnCode]

export const MODES = ['open', 'wait', 'drain', 'block', 'ipblock', 'bypass', 'express', 'error'] as const

/** What happens to those who come to an action. */
export type LineSettings =
  | (Limits & { mode: Exclude<(typeof MODES)[number], 'error'> })
  | (Limits & { mode: 'error'; code: ReturnCode })

type Limits = {
  /** How many may be inside at once. */
  limit?: number | undefined
  /** How many may enter in one second. */
  rate?: number | undefined
  /** How often this was changed; the line itself counts. */
  revision?: number | undefined
  /** When the line opens and closes by itself. The line only keeps it. */
  schedule?: Schedule | undefined
  /** What was drawn, the newest first. The line only keeps it. */
  drawn?: readonly Draw[] | undefined
}

/** Times are milliseconds since 1970. */
export type Schedule = {
  opensAt: number
  closesAt?: number | undefined
  /** The draw of those who come before the opening; the secret key is what its order will come from. */
  draw?: { id: string; key: string } | undefined
  phase: (typeof PHASES)[number]
  /** Since when a process draws, in the phase `drawing`. */
  drawingSince?: number | undefined
}

export const PHASES = ['before', 'drawing', 'open', 'closed'] as const

/** Which numbers took part, by the first and the last of them, and the place in the line that the first drawn has got. */
export type Draw = { id: string; from: number; to: number; firstPlace: number }

/** How many wait (and are there to do so) and are inside now, and how many entered and completed so far. */
export type LineCounts = { waiting: number; inside: number; entered: number; completed: number }

/** How many per second entered of late, and how many are expected to. */
type LinePace = { entered: number; expected: number }

export type LineReport = {
  settings: LineSettings
  counts: LineCounts
  pace: LinePace
  /** How many wait for the draw, before an opening. */
  registered?: number
}

/** Who is in the priority lane may pass the others now and then, and waits like them besides. */
export type Lane = 'usual' | 'priority'

/** What a change of settings came to: they may have been changed by someone else since they were read. */
export type Steered = 'done' | 'changed since' | 'no such line'

/** Where a person stands: people before and after, how many enter per second, and when to ask again. */
export type Place = { ahead: number; behind: number; perSecond: number; recheckAfterS: number }

/** How a question ended, with the key to ask on with and the place that it stands for, if any. */
export type Turn =
  | { code: ReturnCode; key: string; place: Place; opening?: TurnOpening }
  | { code: ReturnCode; key?: undefined; place?: undefined; opening?: undefined }

/** When the line opens (milliseconds since 1970), how long it is until then, and the draw that the ticket takes part in with its number there. */
export type TurnOpening = { opensAt: number; leftS: number; draw?: string; entrant?: number }

/**
 * The lines of all actions, and everyone in them. Each who comes gets a number; numbers enter in order, and those who
 * are not there (who have stopped asking) are passed over, but keep their number for when they come back. Keys stay
 * the same as long as a ticket lives. Nothing here throws on what a client asks.
 */
export type Lines = {
  /** Takes a number. CONTINUE, unless the action's mode says something else to everyone. */
  join(action: string, lane?: Lane): MaybePromise<Turn>
  /** SUCCESS as soon as it is this ticket's turn, and from then on; CONTINUE with its place until then. */
  check(key: string, lane?: Lane): MaybePromise<Turn>
  /** CONTINUE; a turn that has begun lasts a minute from now on. */
  stayAlive(key: string): MaybePromise<Turn>
  /** Gives a turn back, once. */
  complete(key: string): MaybePromise<ReturnCode>
  /** Gives up the number or the turn at once, and the ticket with it. */
  leave(key: string): MaybePromise<ReturnCode>
  /** Changes what happens from the next question on; only if nothing was changed since `revision`, where one is given. */
  steer(action: string, settings: LineSettings, revision?: number): Promise<Steered>
  /** What holds for one action; undefined where it has no line. */
  settingsOf(action: string): Promise<LineSettings | undefined>
  report(): Promise<ReadonlyMap<string, LineReport>>
  /** The number that a key stands for, and its action; undefined for a key that was not given here. */
  nameOf(key: string): Promise<TicketName | undefined>
  keyOf(name: TicketName): Promise<string>
  /** Everyone who waits, in order, and whether they are there to do so. */
  waiting(action: string): Promise<readonly { number: number; isPresent: boolean }[]>
  /**
   * Gives the next numbers, one after the other, to so many at once; present are those at `true`. Returns the first: for who
   * asks again under the same name the same.
   */
  seat(action: string, present: readonly boolean[], name: string): Promise<number>
}
