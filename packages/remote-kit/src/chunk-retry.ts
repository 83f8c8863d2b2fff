import { retryAddress } from './retry-address.ts'

type Load = (url: string, done: (event: { type: string }) => void, key: string, chunkId: string) => void

declare const __webpack_require__: { l: Load }

/**
 * Runs in the shell and every remote before its first chunk. Fetches a chunk by another address if it has failed, also
 * as a preload hint of the document, which the page marks (`data-failed`).
 */
export default function chunkRetry() {
  const load = __webpack_require__.l
  const failures = new Map<string, number>()

  __webpack_require__.l = (url, done, key, chunkId) => {
    const failed = failures.get(url) ?? failedHints(url)
    load(
      retryAddress(url, failed),
      event => {
        if (event.type !== 'load') failures.set(url, failed + 1)
        done(event)
      },
      key,
      chunkId,
    )
  }
  return { name: 'chunk-retry' }
}

function failedHints(url: string): number {
  const hints = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][data-failed]')]
  return hints.filter(({ href }) => href === new URL(url, location.href).href).length
}
