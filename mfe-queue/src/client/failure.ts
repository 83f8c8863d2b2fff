import { returnCode } from 'queue-protocol'

/** A failure of the waiting room. The messages are the protocol's, for programs and logs. */
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

/** Returns the failure that a reply reports, with the message of the server if there is one (QUE-92, QUE-140). */
export function serverFailure(code: number, quotedMessage: string | undefined): QueueFailure {
  const message = quotedMessage?.replace(/^"|"$/g, '')
  return { code, message: message || SYSTEM_ERROR }
}
