type Load = (url: string, done: (event: { type: string }) => void, key: string, chunkId: string) => void

declare const __webpack_require__: { l: Load }

/**
 * Runs inside every remote, before its first chunk: what failed once is asked for under another address. The old
 * address may be held by a request that never ends, or by a damaged file that the browser keeps as immutable.
 */
export default function chunkRetry() {
  const load = __webpack_require__.l
  const failures = new Map<string, number>()

  __webpack_require__.l = (url, done, key, chunkId) => {
    const failed = failures.get(url) ?? 0
    const address = failed ? `${url}?retry=${failed}` : url
    load(
      address,
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
