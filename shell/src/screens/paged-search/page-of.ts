import { DIRECTORY_PAGE_SIZE } from 'domain-rules'
import { pageCount } from 'domain-rules/notice'

type PageOf<Row> = { rows: readonly Row[]; page: number; pages: number }

/** The ten rows of a page, counted from 1; a page outside of the list is the nearest (REGC-04). */
export function pageOf<Row>(found: readonly Row[], wanted: number): PageOf<Row> {
  const pages = Math.max(1, pageCount(found.length, DIRECTORY_PAGE_SIZE))
  const page = Math.min(Math.max(1, Math.trunc(wanted) || 1), pages)
  const start = (page - 1) * DIRECTORY_PAGE_SIZE
  return { rows: found.slice(start, start + DIRECTORY_PAGE_SIZE), page, pages }
}
