/** The browser's own cryptography; undefined on a page without https. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
}
