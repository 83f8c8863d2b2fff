import { useSearchParams } from 'react-router-dom'
import { useHydrated } from 'ui-kit'

/** A search that is in the address (`?q=…&page=…`), so that going back, reloading and sharing the address work. */
export function useSearchAddress() {
  const [given, setAddress] = useSearchParams()
  // The origin renders a page for its path alone.
  const address = useHydrated() ? given : new URLSearchParams()
  const query = address.get('q') ?? ''
  return {
    query,
    wantedPage: Number(address.get('page')),
    /** Begins at the first page again (REGC-13). */
    search: (q: string) => setAddress(q.trim() ? { q: q.trim() } : {}),
    goToPage: (page: number) => setAddress({ ...(query && { q: query }), page: String(page) }),
  }
}
