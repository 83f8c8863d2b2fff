import { useEffect, useEffectEvent } from 'react'

/** Reloads when the applicant returns to this tab, since the status may have changed. */
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
