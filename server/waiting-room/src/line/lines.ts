import type { returnCode } from 'domain-rules/queue'

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
}

/** How many wait (and are there to do so) and are inside now, and how many entered and completed so far. */
export type LineCounts = { waiting: number; inside: number; entered: number; completed: number }

export type LineReport = { settings: LineSettings; counts: LineCounts }

/** Where a person stands: people before and after, how many enter per second, and when to ask again. */
export type Place = { ahead: number; behind: number; perSecond: number; recheckAfterS: number }

/** How a question ended, with the key to ask on with and the place that it stands for, if any. */
export type Turn =
  | { code: ReturnCode; key: string; place: Place }
  | { code: ReturnCode; key?: undefined; place?: undefined }

/**
 * The lines of all actions, and everyone in them. Each who comes gets a number; numbers enter in order, and those who
 * are not there (who have stopped asking) are passed over, but keep their number for when they come back. Keys stay
 * the same as long as a ticket lives. Nothing here throws on what a client asks.
 */
export type Lines = {
  /** Takes a number. CONTINUE, unless the action's mode says something else to everyone. */
  join(action: string): Promise<Turn>
  /** SUCCESS as soon as it is this ticket's turn, and from then on; CONTINUE with its place until then. */
  check(key: string): Promise<Turn>
  /** CONTINUE; a turn that has begun lasts a minute from now on. */
  stayAlive(key: string): Promise<Turn>
  /** Gives a turn back, once. */
  complete(key: string): Promise<ReturnCode>
  /** Gives up the number or the turn at once, and the ticket with it. */
  leave(key: string): Promise<ReturnCode>
  /** Changes what happens from the next question on; false when there is no such action. */
  steer(action: string, settings: LineSettings): Promise<boolean>
  report(): Promise<ReadonlyMap<string, LineReport>>
}
