import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'
import type { FieldKey } from './field-keys.ts'

const ALGORITHM = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16
const DIGEST_KEY_BYTES = 32

/** An encrypted field cannot be decrypted: its key is gone, it was changed, or it belongs to another record. */
export class FieldUnreadable extends Error {
  override readonly name = 'FieldUnreadable'
}

type Key = { id: string; secret: KeyObject; digestKey: KeyObject }

export type FieldCipher = ReturnType<typeof createFieldCipher>

/** Returns the encryption of fields by these keys, the first for writing. Throws without any key. */
export function createFieldCipher(fieldKeys: readonly FieldKey[], bytes = randomBytes) {
  const keys = fieldKeys.map(prepared)
  const [current] = keys
  if (!current) throw new Error('There is no key for fields.')
  return {
    /** Encrypts with the first key. The place (record and field) is authenticated, so a value cannot be moved to another record. */
    encrypt: (text: string, place: string) => encrypt(current, text, place, bytes(IV_BYTES)),
    /** Decrypts with the key that encrypted it. Throws `FieldUnreadable`. */
    decrypt: (encrypted: string, place: string) => decrypt(keys, encrypted, place),
    /** Returns true for a value that was encrypted with a key other than the first and should be re-encrypted. */
    isOutdated: (encrypted: string) => encrypted.split('.')[0] !== current.id,
    /** True if there are keys for reading only, so that some values may need re-encryption. */
    hasOlderKeys: keys.length > 1,
    /** Returns a keyed digest to compare texts by, with the key's id. Without the key, texts cannot be guessed from it. */
    fingerprint: (text: string) => fingerprint(current, text),
    /** Returns the digest of a text with each of the keys, to find a record by. */
    fingerprints: (text: string) => keys.map(key => fingerprint(key, text)),
    /** Returns true if a digest was made of this text with any of the keys; false if its key is gone. */
    isFingerprintOf(given: string, text: string): boolean {
      const key = keys.find(({ id }) => given.startsWith(`${id}.`))
      return key !== undefined && fingerprint(key, text) === given
    },
  }
}

// Node uses a prepared key in a fifth of the time that it takes for bare bytes.
function prepared({ id, secret }: FieldKey): Key {
  const digestKey = Buffer.from(hkdfSync('sha256', secret, '', 'fingerprint', DIGEST_KEY_BYTES))
  return { id, secret: createSecretKey(secret), digestKey: createSecretKey(digestKey) }
}

function fingerprint({ id, digestKey }: Key, text: string): string {
  return `${id}.${createHmac('sha256', digestKey).update(text).digest('base64url')}`
}

function encrypt({ id, secret }: Key, text: string, place: string, iv: Buffer): string {
  const cipher = createCipheriv(ALGORITHM, secret, iv, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(place))
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return [id, ...[iv, encrypted, cipher.getAuthTag()].map(part => part.toString('base64url'))].join('.')
}

function decrypt(keys: readonly Key[], text: string, place: string): string {
  const [id, iv = '', encrypted = '', tag = ''] = text.split('.')
  const key = keys.find(candidate => candidate.id === id)
  if (!key) throw new FieldUnreadable('The key of an encrypted field is not configured.')
  try {
    const decipher = createDecipheriv(ALGORITHM, key.secret, bytesOf(iv), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(place)).setAuthTag(bytesOf(tag))
    return Buffer.concat([decipher.update(bytesOf(encrypted)), decipher.final()]).toString('utf8')
  } catch (cause) {
    throw new FieldUnreadable('An encrypted field was changed or belongs to another record.', { cause })
  }
}

function bytesOf(text: string): Buffer {
  return Buffer.from(text, 'base64url')
}
