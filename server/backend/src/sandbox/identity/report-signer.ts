import { createHmac } from 'node:crypto'
import { isSameSecret } from 'server-kit'

export type ReportSigner = {
  /** The message with a signature. */
  sign(message: Record<string, string>): Record<string, string>
  /** The message without its signature; null when that is not ours, or the message was changed. */
  verify(signed: Record<string, unknown>): Record<string, string> | null
}

/** Signs messages with a key that only the sender and the receiver have. */
export function createReportSigner(key: Buffer): ReportSigner {
  return {
    sign: message => ({ ...message, seal: proofOf(message) }),
    verify({ seal, ...message }) {
      if (!isText(message) || typeof seal !== 'string') return null
      return isSameSecret(seal, proofOf(message)) ? message : null
    },
  }

  function proofOf(message: Record<string, string>): string {
    const lines = Object.entries(message).toSorted(([one], [other]) => (one < other ? -1 : 1))
    return createHmac('sha256', key).update(JSON.stringify(lines)).digest('base64url')
  }
}

function isText(message: Record<string, unknown>): message is Record<string, string> {
  return Object.values(message).every(value => typeof value === 'string')
}
