import { DIRECTORY_PAGE_SIZE } from 'domain-rules'
import { pageCount } from 'domain-rules/notice'
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

export type DirectoryPage = { rows: readonly Centre[]; page: number; pages: number }

/** The ten centres of a page, counted from 1; a page outside of the list is the nearest (REGC-04). */
export function directoryPage(found: readonly Centre[], wanted: number): DirectoryPage {
  const pages = Math.max(1, pageCount(found.length, DIRECTORY_PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages)
  const start = (page - 1) * DIRECTORY_PAGE_SIZE
  return { rows: found.slice(start, start + DIRECTORY_PAGE_SIZE), page, pages }
}

function searchTextOf({ name, phone, address, districts }: Centre): string {
  return [name, phone, phone.replace(HYPHENS, ''), address, districts].join('\n')
}
