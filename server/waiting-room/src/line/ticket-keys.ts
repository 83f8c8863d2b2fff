import { hash, timingSafeEqual } from 'node:crypto'

const ACTION_DIGITS = 8
const NUMBER_DIGITS = 12
const SIGNATURE_DIGITS = 44
const SIGNED_DIGITS = ACTION_DIGITS + NUMBER_DIGITS
const KEY_DIGITS = SIGNED_DIGITS + SIGNATURE_DIGITS
const GROUP_DIGITS = 12
const NO_DIGIT = /[^0-9A-F]/
const SIGNATURE_BYTES = SIGNATURE_DIGITS / 2

/** The action and the number of a ticket. */
export type TicketName = { action: string; number: number }

/** Ticket keys that contain their action and number, so that none has to be stored. */
export type TicketKeys = {
  /** Returns 64 hexadecimal digits, the same for the same ticket. */
  write(action: string, number: number): string
  /** Reads a key; undefined if it was not written with this secret, or is for another action. */
  read(key: string): TicketName | undefined
  /** Returns a keyed digest of a network, from 1 to 2⁴⁸: nobody can compute it without the secret. */
  groupOf(network: string): number
}

/**
 * Signs keys with SHA-256 over the secret and the text: one hash, and faster than HMAC in Node. The hash cannot be extended
 * to a longer text: a key shows only a part of the hash. Another secret makes all issued
 * keys unknown.
 */
export function createTicketKeys(secret: Uint8Array, actions: readonly string[]): TicketKeys {
  const signingKey = Buffer.from(secret).toString('hex')
  const byTag = new Map(actions.map(action => [tagOf(action), action]))
  const tags = new Map([...byTag].map(([tag, action]) => [action, tag]))

  /** Returns 64 digits; a key has the first of them, in capitals. */
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
    groupOf: network => Number.parseInt(sign(`network ${network}`).slice(0, GROUP_DIGITS), 16) + 1,
  }
}

/** Returns true if two keys name the same line. */
export function isOfSameLine(one: string, other: string): boolean {
  return one.slice(0, ACTION_DIGITS) === other.slice(0, ACTION_DIGITS)
}

/** Returns the unsigned beginning of a number's key. */
export function keyStart({ action, number }: TicketName): string {
  return `${tagOf(action)}${digitsOf(number)}`
}

export const KEY_START_DIGITS = SIGNED_DIGITS

function digitsOf(number: number): string {
  return number.toString(16).toUpperCase().padStart(NUMBER_DIGITS, '0')
}

/** Returns the beginning of an action's keys. It depends on the name alone: operators may reorder actions. */
export function tagOf(action: string): string {
  return hash('sha256', action).slice(0, ACTION_DIGITS).toUpperCase()
}

const [one, other] = [Buffer.alloc(SIGNATURE_BYTES), Buffer.alloc(SIGNATURE_BYTES)]

/** Returns true if two hexadecimal texts begin with the same signature. */
function isSame(given: string, expected: string): boolean {
  one.write(given, 'hex')
  other.write(expected, 'hex')
  return timingSafeEqual(one, other)
}
