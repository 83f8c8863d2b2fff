/** The browser's own cryptography; undefined on a page without https. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
}

export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
}

export function base64Of(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
