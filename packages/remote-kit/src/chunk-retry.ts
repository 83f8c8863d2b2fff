import { retryAddress } from './retry-address.ts'

type Load = (url: string, done: (event: { type: string }) => void, key: string, chunkId: string) => void

declare const __webpack_require__: { l: Load }

declare global {
  /** The failures of each file of this page, by the address that a chunk has for it. */
  var failedFiles: Record<string, number> | undefined
}

/**
 * Runs in the shell and every remote before its first chunk. Fetches a chunk by another address if it has failed, also
 * as a preload hint of the document, which the page records.
 */
export default function chunkRetry() {
  const load = __webpack_require__.l
  const failures = (globalThis.failedFiles ??= {})

  __webpack_require__.l = (url, done, key, chunkId) => {
    const failed = failures[url] ?? 0
    load(
      retryAddress(url, failed),
      event => {
        if (event.type !== 'load') failures[url] = failed + 1
        done(event)
      },
      key,
      chunkId,
    )
  }
  return { name: 'chunk-retry' }
}
