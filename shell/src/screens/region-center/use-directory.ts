import { useSearchParams } from 'react-router-dom'
import { centres } from '../../content/centres.ko.ts'
import { directoryPage, findCentres } from './find-centres.ts'

/**
 * The directory for the query in the address (`?q=…&page=…`), so that going back, reloading and sharing the address
 * work.
 */
export function useDirectory() {
  const [address, setAddress] = useSearchParams()
  const query = address.get('q') ?? ''
  const found = findCentres(centres, query)

  return {
    query,
    count: found.length,
    ...directoryPage(found, Number(address.get('page'))),
    /** Begins at the first page again (REGC-13). */
    search: (q: string) => setAddress(q.trim() ? { q: q.trim() } : {}),
    goToPage: (page: number) => setAddress({ ...(query && { q: query }), page: String(page) }),
  }
}
