const LARGEST_WINDOW = 5

/**
 * The page numbers in sight: up to five in a row, with the current page in their middle as far as the ends
 * allow (REGC-05). Pages count from 1; a page outside of them counts as the nearest.
 */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(LARGEST_WINDOW, Math.max(pages, 0))
  const lastStart = pages - size + 1
  const start = Math.min(Math.max(page - Math.floor(size / 2), 1), lastStart)
  return Array.from({ length: size }, (_, at) => start + at)
}
