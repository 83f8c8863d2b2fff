export const PAGE_LINKS = 5

/** The page numbers to show, from 1, and whether pages are hidden on either side of them. */
export type PageWindow = { pages: number[]; hidesBefore: boolean; hidesAfter: boolean }

/** How many pages so many rows fill. */
export function pageCount(rowCount: number, pageSize: number): number {
  return Math.ceil(rowCount / pageSize)
}

/** Up to five page numbers around the current one; ellipses stand where pages are hidden (REGC-05 to REGC-07). */
export function pageWindow(current: number, count: number): PageWindow {
  const lastStart = Math.max(1, count - PAGE_LINKS + 1)
  const start = Math.min(Math.max(1, current - Math.floor(PAGE_LINKS / 2)), lastStart)
  const pages = Array.from({ length: Math.min(PAGE_LINKS, count) }, (_, place) => start + place)
  return { pages, hidesBefore: start > 1, hidesAfter: start + pages.length - 1 < count }
}
