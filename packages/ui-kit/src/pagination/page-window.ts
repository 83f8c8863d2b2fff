const LARGEST_WINDOW = 5

/**
 * Returns the visible page numbers: up to five in a row, with the current page in the middle as far as the ends allow
 * (REGC-05). Pages count from 1. A page out of range counts as the nearest.
 */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(LARGEST_WINDOW, Math.max(pages, 0))
  const lastStart = pages - size + 1
  const start = Math.min(Math.max(page - Math.floor(size / 2), 1), lastStart)
  return Array.from({ length: size }, (_, at) => start + at)
}
