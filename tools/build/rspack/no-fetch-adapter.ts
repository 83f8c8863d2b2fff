/**
 * Replaces axios's adapter for `fetch`. Every call of the site uses XMLHttpRequest, which reports the progress of an
 * upload, and the other adapter would be 3 kB gzip on every first visit. Code that requests it gets axios's error
 * that it is not available in the build.
 */
export function getFetch(): undefined {
  return undefined
}
