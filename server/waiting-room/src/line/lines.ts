import type { returnCode } from 'queue-protocol'
import type { MaybePromise } from '../fast-path/maybe-promise.ts'
import type { TicketName } from './ticket-keys.ts'

/** The store of the lines cannot be reached. It reports that to the log itself, and replies to clients meanwhile. */
export class LinesOutOfReach extends Error {
  override readonly name = 'LinesOutOfReach'
}

/** The return code of a reply. */
export type ReturnCode = (typeof returnCode)[keyof typeof returnCode]

export const MODES = ['open', 'wait', 'drain', 'block', 'ipblock', 'bypass', 'express', 'error'] as const

/** The mode and the limits of a line. */
export type LineSettings =
  | (Limits & { mode: Exclude<(typeof MODES)[number], 'error'> })
  | (Limits & { mode: 'error'; code: ReturnCode })

type Limits = {
  /** The largest number of people inside at once. */
  limit?: number | undefined
  /** The largest number of entries in one second. */
  rate?: number | undefined
  /** Counts the changes. Set by the line itself. */
  revision?: number | undefined
  /** Opening and closing times. The line only stores them. */
  schedule?: Schedule | undefined
  /** Past draws, the newest first. The line only stores them. */
  drawn?: readonly Draw[] | undefined
  /** The operator's message to people who wait. The line only stores it. */
  message?: LineMessage | undefined
  /** Passes from before this moment are void: an operator has ended their turns. The line only stores it. */
  endedAt?: number | undefined
}

/** A text until a moment, in milliseconds since 1970. */
export type LineMessage = { text: string; until: number }

/** Times are milliseconds since 1970. */
export type Schedule = {
  opensAt: number
  closesAt?: number | undefined
  /** The draw of people who join before the opening. Its order follows from the secret key. */
  draw?: DrawPlan | undefined
  phase: (typeof PHASES)[number]
  /** Start of the draw, in the phase `drawing`. */
  drawingSince?: number | undefined
}

/** The id and the secret key of a draw. With `byNetwork` false all numbers are drawn alike. */
export type DrawPlan = { id: string; key: string; byNetwork?: boolean | undefined }

export const PHASES = ['before', 'drawing', 'open', 'closed'] as const

/** The first and the last number that took part, and the line number of the first one drawn. */
export type Draw = { id: string; from: number; to: number; firstPlace: number }

/** People who are present and wait, people inside, and all entries and completed turns so far. */
export type LineCounts = { waiting: number; inside: number; entered: number; completed: number }

/** Recent entries per second, and the expected ones. */
type LinePace = { entered: number; expected: number }

export type LineReport = {
  settings: LineSettings
  counts: LineCounts
  pace: LinePace
  /** People who wait for the draw, before an opening. */
  registered?: number
  /** True for a minute after the store has lost the line: people from before may still be inside. */
  isClosed?: boolean
  /** True while the draw of an opening fails. */
  isOpeningStuck?: boolean
}

/** People in the priority lane may pass others now and then, and wait like them otherwise. */
export type Lane = 'usual' | 'priority'

/** The result of a change: `changed since` if the settings have another revision than expected. */
export type Steered = 'done' | 'changed since' | 'no such line'

/** A number that waits. Present ones still ask. Numbers of one network have the same group; 0 is none. */
export type Waiting = { number: number; isPresent: boolean; group: number }

/** The place of a person: people before and after, entries per second, and seconds until the next question. */
export type Place = { ahead: number; behind: number; perSecond: number; recheckAfterS: number }

/** The reply about a ticket: its return code, and its key and place if it has one. */
export type TicketReply = (
  | { code: ReturnCode; key: string; place: Place; opening?: TicketOpening }
  | { code: ReturnCode; key?: undefined; place?: undefined; opening?: undefined }
) & { note?: TicketNote; message?: string }

/** An operator has stopped the line; the lines are out of reach; there is no number right now. */
export type TicketNote = 'paused' | 'away' | 'later'

/** The opening in milliseconds since 1970, the seconds until then, and the draw with the ticket's number in it. */
export type TicketOpening = { opensAt: number; leftS: number; draw?: string; entrant?: number }

/**
 * The lines of all actions. Each person who joins gets a number, and numbers enter in order. People who stop asking are
 * passed over, but keep their number for a while. A ticket keeps its key. No question of a client makes these throw.
 */
export type Lines = {
  /** Takes a number. CONTINUE, unless the mode of the action has another code. Of `network` only a digest is stored. */
  join(action: string, lane?: Lane, network?: string): MaybePromise<TicketReply>
  /** CONTINUE with the place until it is this ticket's turn, SUCCESS from then on. */
  check(key: string, lane?: Lane): MaybePromise<TicketReply>
  /** CONTINUE. A turn that has begun lasts one more minute from now. */
  stayAlive(key: string): MaybePromise<TicketReply>
  /** Gives a turn back, once. */
  complete(key: string): MaybePromise<ReturnCode>
  /** Ends a turn before its time, as if its minute were over. */
  end(key: string): MaybePromise<ReturnCode>
  /** Gives up the number or the turn at once, and the ticket with it. */
  leave(key: string): MaybePromise<ReturnCode>
  /** Replaces the settings, if `revision` is missing or current. Holds from the next question on. */
  steer(action: string, settings: LineSettings, revision?: number): Promise<Steered>
  /** Returns the settings of an action; undefined if it has no line. */
  settingsOf(action: string): Promise<LineSettings | undefined>
  report(): Promise<ReadonlyMap<string, LineReport>>
  /** Returns number and action of a key; undefined for an unknown key. */
  nameOf(key: string): Promise<TicketName | undefined>
  keyOf(name: TicketName): Promise<string>
  /** Lists all numbers that wait, in order. */
  waiting(action: string): Promise<readonly Waiting[]>
  /** Lists the numbers of all turns that go on. */
  inside(action: string): Promise<readonly number[]>
  /**
   * Gives the next numbers to a group, one `isPresent` for each. Returns the first number, and the same one if the same
   * name is seated again.
   */
  seat(action: string, present: readonly boolean[], name: string): Promise<number>
}
