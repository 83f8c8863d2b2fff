import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** Returns true while the page is being printed. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // Before the listener returns: the browser prints the page as it is then.
    const begin = () => flushSync(() => setPrinting(true))
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('beforeprint', begin, { signal })
    addEventListener('afterprint', () => setPrinting(false), { signal })
    return () => listening.abort()
  }, [])
  return isPrinting
}
