import { createHmac } from 'node:crypto'
import { isSameSecret } from 'server-kit'

export type ReportSigner = ReturnType<typeof createReportSigner>

/** Signs messages with a key that only the sender and the receiver have. */
export function createReportSigner(key: Buffer) {
  return {
    /** Returns the message with a signature. */
    sign: (message: Record<string, string>): Record<string, string> => ({
      ...message,
      seal: proofOf(message),
    }),
    /** Returns the message without its signature; null when that is not ours, or the message was changed. */
    verify({ seal, ...message }: Record<string, unknown>): Record<string, string> | null {
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
