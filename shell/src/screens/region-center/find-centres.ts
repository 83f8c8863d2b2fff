import type { Centre } from '../../content/centres.ko.ts'
import { matchesWords } from '../../content/search.ts'

const HYPHENS = /-/g

/**
 * Returns the centres with every word of the query in name, telephone number, address or districts, whatever its
 * case and width; numbers with or without hyphens. An empty query finds all (REGC-08 to REGC-12).
 */
export function findCentres(centres: readonly Centre[], query: string): readonly Centre[] {
  return centres.filter(centre => matchesWords(searchTextOf(centre), query))
}

function searchTextOf({ name, phone, address, districts }: Centre): string {
  return [name, phone, phone.replace(HYPHENS, ''), address, districts].join('\n')
}
