import type { CheckRequest, QueueRequest, Reply } from 'queue-protocol'
import type { GateResult } from 'shared-session'
import type { QueueFailure } from './failure.ts'
import type { Place } from './place.ts'

/** The state of the client (QUE-65 to QUE-69). */
export type QueuePhase = 'notRunning' | 'running' | 'continue' | 'timeout' | 'error'

/** The state of one wait. */
export type InLine = {
  phase: QueuePhase
  action: string
  /** The question while there is a place in line. */
  check: CheckRequest | null
  /** True if the place was kept over a reload. */
  isResumed: boolean
  place: Place | null
  /** The last reported line ahead, and its count in a row. */
  reported: { ahead: number; times: number }
  ipBlocks: number
  wrongIps: number
  /** New numbers taken for rejected ones. */
  renewals: number
  /** Questions in a row without a reply, all retries included. */
  silences: number
}

/** Ask again after a pause, during which the place is shown. With a failure, the number so far is over. */
export type Ask = {
  do: 'ask'
  request: QueueRequest
  afterMs: number
  show: Place | null
  failure?: QueueFailure
}

/** The end of a wait. A reply is stored as the ticket, and so is a time-out (QUE-142). */
export type End = {
  do: 'end'
  result: GateResult
  ticket: Reply | 'noteTimeout' | 'remove' | 'leave'
  failure: QueueFailure | null
}

export type Step = { inLine: InLine; next: Ask | End }
