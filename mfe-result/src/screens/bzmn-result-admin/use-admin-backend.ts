import { useEffect } from 'react'
import { session } from 'shared-session'

/** As long as the page is there, results, opinions and reasons come from the admin backend (GUARD-42 to GUARD-44). */
export function useAdminBackend(): void {
  useEffect(() => {
    session.update({ admin: 'Y' })
    return () => session.update({ admin: 'N' })
  }, [])
}
