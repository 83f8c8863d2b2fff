import { useEffect } from 'react'
import { isWithin, type TimeWindow } from 'domain-rules'
import { untilNextEdge } from 'domain-rules/notice'
import { useBrowserState } from 'remote-kit'

/** Browsers treat a longer delay as none at all. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Returns whether it is now within the window, false until the page is hydrated; changes by itself when the window begins or ends (GP-06, HOME-11). */
export function useIsWithin(window: TimeWindow): boolean {
  const [isNowWithin, setNowWithin] = useBrowserState(() => isWithin(new Date(), window), false)
  const { from, until } = window

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined

    function check() {
      clearTimeout(timer)
      const now = new Date()
      setNowWithin(isWithin(now, { from, until }))
      const wait = untilNextEdge(now, { from, until })
      if (wait !== null) timer = setTimeout(check, Math.min(wait, LONGEST_TIMER_MS))
    }

    check()
    // A timer does not count while the machine sleeps.
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [from, until, setNowWithin])

  return isNowWithin
}
