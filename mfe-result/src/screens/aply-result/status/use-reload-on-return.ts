import { useEffect, useEffectEvent } from 'react'

/** Asks anew when the applicant comes back to this tab: meanwhile the office may have gone on. */
export function useReloadOnReturn(reload: () => Promise<void>): void {
  const reloadNow = useEffectEvent(() => void reload())
  useEffect(() => {
    function look() {
      if (document.visibilityState === 'visible') reloadNow()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
}
