import { bytesOf, base64Of, webCrypto } from './web-crypto.ts'
import type { Signature } from './signature.ts'

const ALGORITHM = 'Ed25519'

/** The PKCS #8 bytes before the 32 bytes of a private key. */
const PKCS8 = 'MC4CAQAwBQYDK2VwBCIEIA=='

/** A private key, with its public key. */
export type SigningKey = {
  /** Its 32 bytes in base64. */
  publicKey: string
  sign(text: string): Promise<Signature>
}

/** Reads a private key: its 32 bytes in base64. Rejects for anything else. */
export async function signingKey(secret: string): Promise<SigningKey> {
  const pkcs8 = Uint8Array.from([...bytesOf(PKCS8), ...bytesOf(secret)])
  const key = await crypto.subtle.importKey('pkcs8', pkcs8, ALGORITHM, true, ['sign'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', key)
  const publicKey = base64Of(bytesOf(x.replaceAll('-', '+').replaceAll('_', '/')))
  return {
    publicKey,
    async sign(text) {
      const value = await crypto.subtle.sign(ALGORITHM, key, new TextEncoder().encode(text))
      return { key: publicKey, value: base64Of(new Uint8Array(value)) }
    },
  }
}

/** The signatures that were verified last: most of a registry is part of the next one too. */
const known = new Set<string>()
const MOST_KNOWN = 20

/** Returns whether the signature is that of its key over the text. */
export async function isGenuine(text: string, signature: Signature): Promise<boolean> {
  const what = JSON.stringify([signature.key, signature.value, text])
  if (known.has(what)) return true
  if (!(await verify(text, signature))) return false
  if (known.size >= MOST_KNOWN) known.clear()
  known.add(what)
  return true
}

async function verify(text: string, { key, value }: Signature): Promise<boolean> {
  const [publicKey, signature, bytes] = [bytesOf(key), bytesOf(value), new TextEncoder().encode(text)]
  const imported = await importedByBrowser(publicKey)
  if (imported) return crypto.subtle.verify(ALGORITHM, imported, signature, bytes)
  const library = await import('./library.ts')
  // One at a time, with pauses for input: on an old phone one verification fills a whole task.
  await new Promise(resolve => {
    setTimeout(resolve)
  })
  return library.verify(signature, bytes, publicKey)
}

/** Returns null if the browser lacks Ed25519, or denies its cryptography to a page without https. */
async function importedByBrowser(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey | null> {
  try {
    return (await webCrypto()?.importKey('raw', publicKey, ALGORITHM, false, ['verify'])) ?? null
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotSupportedError') return null
    throw error
  }
}
