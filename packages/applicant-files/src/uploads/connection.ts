/** The network connection, and the number of times that it, or the page itself, was interrupted. */
export type Connection = {
  isOnline: () => boolean
  interruptions: () => number
  /** Calls when the connection is lost or restored. Returns a function that ends the calls. */
  subscribe: (onChange: () => void) => () => void
}

/** The connection of this page. A return from the background is an interruption: its timers were paused. */
export function pageConnection(): Connection {
  let interruptions = 0
  const count = () => (interruptions += 1)
  return {
    isOnline: () => navigator.onLine,
    interruptions: () => interruptions,
    subscribe: onChange => {
      const listening = new AbortController()
      const { signal } = listening
      const change = () => {
        count()
        onChange()
      }
      const seenAgain = () => document.visibilityState === 'visible' && count()
      window.addEventListener('online', change, { signal })
      window.addEventListener('offline', change, { signal })
      window.addEventListener('pageshow', count, { signal })
      document.addEventListener('visibilitychange', seenAgain, { signal })
      return () => listening.abort()
    },
  }
}
