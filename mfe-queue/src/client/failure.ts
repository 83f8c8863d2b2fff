import { returnCode } from 'queue-protocol'

/** Why the waiting room could not say whose turn it is. The words are the protocol's, for programs and logs. */
export type QueueFailure = { code: number; message: string }

const SYSTEM_ERROR = 'System error'

export const alreadyRunning: QueueFailure = { code: returnCode.ALREADY_RUNNING, message: 'Already running' }
export const uninitialized: QueueFailure = { code: returnCode.UNINITIALIZED, message: 'Uninitialized object' }
export const connectionTimeout: QueueFailure = {
  code: returnCode.CONNECTION_TIMEOUT,
  message: 'Connection Timeout',
}
export const missingKey: QueueFailure = { code: returnCode.BAD_PARAMETER, message: SYSTEM_ERROR }
export const noUserAction: QueueFailure = { code: returnCode.NO_USER_ACTION, message: 'No user action' }

/** The failure that a reply reports, in the server's words where it has some (QUE-92, QUE-140). */
export function serverFailure(code: number, quotedMessage: string | undefined): QueueFailure {
  const message = quotedMessage?.replace(/^"|"$/g, '')
  return { code, message: message || SYSTEM_ERROR }
}
