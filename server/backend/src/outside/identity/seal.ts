import { createHmac, timingSafeEqual } from 'node:crypto'

export type Seal = {
  /** The message with a proof of where it comes from. */
  close(message: Record<string, string>): Record<string, string>
  /** The message, if nobody has changed it and the proof is ours. */
  open(sealed: Record<string, unknown>): Record<string, string> | null
}

/** Seals messages with a key that only the sender and the receiver have. */
export function createSeal(key: Buffer): Seal {
  return {
    close: message => ({ ...message, seal: proofOf(message) }),
    open({ seal, ...message }) {
      if (!isText(message) || typeof seal !== 'string') return null
      return isSame(seal, proofOf(message)) ? message : null
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

function isSame(one: string, other: string): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(other)]
  return ours.length === theirs.length && timingSafeEqual(ours, theirs)
}
