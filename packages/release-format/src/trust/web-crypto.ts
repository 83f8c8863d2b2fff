/** The browser's own cryptography; undefined where it is not lent, as to a page without https. */
export function webCrypto(): SubtleCrypto | undefined {
  return (globalThis.crypto as Partial<Crypto> | undefined)?.subtle
}
