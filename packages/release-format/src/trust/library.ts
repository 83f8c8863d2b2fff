import { hashes, verify as verifyBytes } from '@noble/ed25519'
import { sha384, sha512 } from '@noble/hashes/sha2.js'

/* For browsers without Ed25519, or without cryptography on a page without https. It is loaded only there. */

export { sha384 }

hashes.sha512 = sha512

/** Verifies an Ed25519 signature, as strictly as browsers and Node do. */
export function verify(signature: Uint8Array, text: Uint8Array, publicKey: Uint8Array): boolean {
  return verifyBytes(signature, text, publicKey, { zip215: false })
}
