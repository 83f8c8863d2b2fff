import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { FieldKey } from './field-keys.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const DIGEST_KEY_BYTES = 32

/** A sealed field cannot be opened: its key is gone, it was changed, or it belongs to another record. */
export class FieldUnreadable extends Error {
  override readonly name = 'FieldUnreadable'
}

export type FieldCipher = {
  /** Encrypts with the first key. The place (record and field) is bound in, so that nobody can move a value to another record. */
  seal(text: string, place: string): string
  /** Decrypts with the key that sealed it. Throws `FieldUnreadable`. */
  open(sealed: string, place: string): string
  /** Whether a value was sealed with a key that is no longer the first, so that it should be sealed again. */
  isOutdated(sealed: string): boolean
  /** Whether there are keys that only read, so that something may be sealed with one of them. */
  readonly hasOlderKeys: boolean
  /** A digest to compare texts by; without the key nobody can try out which text it belongs to. Names its key. */
  fingerprint(text: string): string
  /** Whether a digest was made of this text, with whichever of the keys. False for one whose key is gone. */
  isFingerprintOf(fingerprint: string, text: string): boolean
}

/** Throws when there is no key at all: nothing could be written. */
export function createFieldCipher(keys: readonly FieldKey[], bytes = randomBytes): FieldCipher {
  const [current] = keys
  if (!current) throw new Error('There is no key for fields.')
  return {
    seal: (text, place) => seal(current, text, place, bytes(IV_BYTES)),
    open: (sealed, place) => open(keys, sealed, place),
    isOutdated: sealed => sealed.split('.')[0] !== current.id,
    hasOlderKeys: keys.length > 1,
    fingerprint: text => fingerprint(current, text),
    isFingerprintOf(given, text) {
      const key = keys.find(({ id }) => given.startsWith(`${id}.`))
      return key !== undefined && fingerprint(key, text) === given
    },
  }
}

function fingerprint({ id, secret }: FieldKey, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', DIGEST_KEY_BYTES))
  return `${id}.${createHmac('sha256', key).update(text).digest('base64url')}`
}

function seal({ id, secret }: FieldKey, text: string, place: string, iv: Buffer): string {
  const cipher = createCipheriv(ALGORITHM, secret, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [id, ...[iv, sealed, cipher.getAuthTag()].map(part => part.toString('base64url'))].join('.')
}

function open(keys: readonly FieldKey[], text: string, place: string): string {
  const [id, iv = '', sealed = '', tag = ''] = text.split('.')
  const key = keys.find(candidate => candidate.id === id)
  if (!key) throw new FieldUnreadable('The key of a sealed field is not configured.')
  try {
    const decipher = createDecipheriv(ALGORITHM, key.secret, bytesOf(iv), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytesOf(tag))
    return Buffer.concat([decipher.update(bytesOf(sealed)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new FieldUnreadable('A sealed field was changed or belongs to another record.', { cause })
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
