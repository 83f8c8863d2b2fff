/** The line to the network, and how often it, or the page itself, has been interrupted since the page began. */
export type Connection = {
  isOnline: () => boolean
  interruptions: () => number
  /** Calls when the line comes or goes; returns what ends that. */
  subscribe: (onChange: () => void) => () => void
}

/**
 * The connection of this page. A page that was put aside, by a locked screen or another app, counts as interrupted when it
 * is seen again: its time stood still, and the system may have cut its lines.
 */
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
