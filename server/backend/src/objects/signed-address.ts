import { createHmac, createSecretKey, type KeyObject } from 'node:crypto'
import { stringify } from 'node:querystring'
import { isSameSecret } from 'server-kit'
import * as v from 'valibot'
import type { GetPermission, PutPermission } from './object-store.ts'

/** The operation that a signature allows; `expires` is in seconds since 1970, `max` in bytes and 0 for downloads. */
export type Signed = {
  method: 'PUT' | 'GET'
  path: string
  expires: number
  max: number
  type: string
  name: string
}

export type AddressSigner = ReturnType<typeof createAddressSigner>

const digits = v.pipe(v.string(), v.regex(/^[0-9]{1,12}$/), v.transform(Number))
const querySchema = v.strictObject({
  expires: digits,
  max: digits,
  type: v.string(),
  name: v.string(),
  signature: v.string(),
})

/** Signs addresses under /objects/ with HMAC-SHA256 over all values of the operation. */
export function createAddressSigner(secret: Uint8Array, now: () => Date) {
  // Node takes a key of bare bytes five times as long to use.
  const key = createSecretKey(secret)
  const seconds = () => now().getTime() / 1000
  const expiry = (expiresIn: number) => Math.floor(seconds()) + expiresIn

  return {
    put: ({ path, contentType: type, originalName: name, maxBytes: max, expiresIn }: PutPermission) =>
      addressOf(key, { method: 'PUT', path, expires: expiry(expiresIn), max, type, name }),
    get: ({ path, contentType: type, fileName: name, expiresIn }: GetPermission) =>
      addressOf(key, { method: 'GET', path, expires: expiry(expiresIn), max: 0, type, name }),
    /** Returns the operation that an address's query allows on a path; null if it was not signed here, was altered, or has expired. */
    read(method: Signed['method'], path: string, query: unknown): Signed | null {
      const read = v.safeParse(querySchema, query)
      if (!read.success) return null
      const { signature, ...allowed } = read.output
      const signed = { method, path, ...allowed }
      return isSameSecret(signature, signatureOf(key, signed)) && seconds() < signed.expires ? signed : null
    },
  }
}

function addressOf(key: KeyObject, signed: Signed): string {
  const { path, expires, max, type, name } = signed
  const query = stringify({ expires, max, type, name, signature: signatureOf(key, signed) })
  return `/objects/${path.split('/').map(encodeURIComponent).join('/')}?${query}`
}

// JSON keeps the values apart.
function signatureOf(key: KeyObject, { method, path, expires, max, type, name }: Signed): string {
  const text = JSON.stringify([method, path, expires, max, type, name])
  return createHmac('sha256', key).update(text).digest('base64url')
}
