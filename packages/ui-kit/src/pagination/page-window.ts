const LARGEST_WINDOW = 5

/** Returns up to five page numbers, from 1, with the current or nearest page in the middle if possible (REGC-05). */
export function pageWindow(page: number, pages: number): number[] {
  const size = Math.min(LARGEST_WINDOW, Math.max(pages, 0))
  const lastStart = pages - size + 1
  const start = Math.min(Math.max(page - Math.floor(size / 2), 1), lastStart)
  return Array.from({ length: size }, (_, at) => start + at)
}
