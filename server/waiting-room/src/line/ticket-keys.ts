import { hash, timingSafeEqual } from 'node:crypto'

const ACTION_DIGITS = 8
const NUMBER_DIGITS = 12
const SIGNATURE_DIGITS = 44
const SIGNED_DIGITS = ACTION_DIGITS + NUMBER_DIGITS
const KEY_DIGITS = SIGNED_DIGITS + SIGNATURE_DIGITS
const NO_DIGIT = /[^0-9A-F]/
const SIGNATURE_BYTES = SIGNATURE_DIGITS / 2

/** The action and the number that a ticket stands for. */
export type TicketName = { action: string; number: number }

/** Ticket keys that say themselves whose they are, so that none has to be stored. */
export type TicketKeys = {
  /** 64 hexadecimal digits, the same for the same ticket. */
  write(action: string, number: number): string
  /** Nothing for a key that was not written with this secret and for one of these actions. */
  read(key: string): TicketName | undefined
}

/**
 * Keys are signed with SHA-256 of the secret and the text: one hash for what HMAC takes two for, and Node's objects. It
 * cannot be extended to a longer text: all texts are as long, and a key does not show the whole hash. Who changes the
 * secret makes every key that was handed out unknown.
 */
export function createTicketKeys(secret: Uint8Array, actions: readonly string[]): TicketKeys {
  const signingKey = Buffer.from(secret).toString('hex')
  const byTag = new Map(actions.map(action => [tagOf(action), action]))
  const tags = new Map([...byTag].map(([tag, action]) => [action, tag]))

  /** 64 digits, of which a key has the first ones, in capitals. */
  function sign(signed: string): string {
    return hash('sha256', signingKey + signed, 'hex')
  }

  return {
    write(action, number) {
      const signed = `${tags.get(action) ?? tagOf(action)}${digitsOf(number)}`
      return signed + sign(signed).slice(0, SIGNATURE_DIGITS).toUpperCase()
    },
    read(key) {
      const action = byTag.get(key.slice(0, ACTION_DIGITS))
      if (action === undefined || key.length !== KEY_DIGITS || NO_DIGIT.test(key)) return undefined
      const signed = key.slice(0, SIGNED_DIGITS)
      if (!isSame(sign(signed), key.slice(SIGNED_DIGITS))) return undefined
      return { action, number: Number.parseInt(signed.slice(ACTION_DIGITS), 16) }
    },
  }
}

/** What the key of a number begins with, for whom it is enough that it says so. */
export function keyStart({ action, number }: TicketName): string {
  return `${tagOf(action)}${digitsOf(number)}`
}

export const KEY_START_DIGITS = SIGNED_DIGITS

function digitsOf(number: number): string {
  return number.toString(16).toUpperCase().padStart(NUMBER_DIGITS, '0')
}

/** What the keys of an action begin with: not its place in the list of actions, which an operator may change while people wait. */
export function tagOf(action: string): string {
  return hash('sha256', action).slice(0, ACTION_DIGITS).toUpperCase()
}

const [one, other] = [Buffer.alloc(SIGNATURE_BYTES), Buffer.alloc(SIGNATURE_BYTES)]

/** Whether two texts in hexadecimal begin with the same signature. */
function isSame(given: string, expected: string): boolean {
  one.write(given, 'hex')
  other.write(expected, 'hex')
  return timingSafeEqual(one, other)
}
