import { hashes, verify as verifyBytes } from '@noble/ed25519'
import { sha384, sha512 } from '@noble/hashes/sha2.js'

/* What the browser cannot do by itself, or does not lend to a page without https; loaded only there. */

export { sha384 }

hashes.sha512 = sha512

/** Verifies an Ed25519 signature, as strictly as browsers and Node do. */
export function verify(signature: Uint8Array, text: Uint8Array, publicKey: Uint8Array): boolean {
  return verifyBytes(signature, text, publicKey, { zip215: false })
}
