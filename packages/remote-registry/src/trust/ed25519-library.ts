import { hashes, verify as verifyBytes } from '@noble/ed25519'
import { sha512 } from '@noble/hashes/sha2.js'

hashes.sha512 = sha512

/** Verifies what the browser cannot verify by itself; loaded only there. */
export function verify(signature: Uint8Array, text: Uint8Array, publicKey: Uint8Array): boolean {
  // As strict as browsers and Node are.
  return verifyBytes(signature, text, publicKey, { zip215: false })
}
