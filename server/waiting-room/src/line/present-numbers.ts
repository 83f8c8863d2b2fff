const PAGE_SIZE = 512

type Page = { count: number; marks: Uint8Array }

/** Which numbers of a line are present, and how many stand before one. */
export type PresentNumbers = {
  add(number: number): void
  remove(number: number): void
  has(number: number): boolean
  countBelow(number: number): number
  size(): number
}

/**
 * Numbers marked on pages of 512, each with its count, so that a hundred thousand waiting cost a few hundred steps a
 * question. A page on which no one is present any more is thrown away.
 */
export function createPresentNumbers(): PresentNumbers {
  const pages = new Map<number, Page>()
  let size = 0

  return {
    add: number => mark(number, 1),
    remove: number => mark(number, 0),
    has: number => markOf(number) === 1,
    countBelow(number) {
      let below = 0
      for (const [index, { count }] of pages) if (index < pageOf(number)) below += count
      const { marks } = pages.get(pageOf(number)) ?? { marks: [] }
      for (let line = 0; line < lineOf(number); line += 1) below += marks[line] ?? 0
      return below
    },
    size: () => size,
  }

  function markOf(number: number): number {
    return pages.get(pageOf(number))?.marks[lineOf(number)] ?? 0
  }

  function mark(number: number, value: 0 | 1): void {
    const change = value - markOf(number)
    if (change === 0) return
    const page = pages.get(pageOf(number)) ?? { count: 0, marks: new Uint8Array(PAGE_SIZE) }
    page.marks[lineOf(number)] = value
    page.count += change
    size += change
    if (page.count === 0) pages.delete(pageOf(number))
    else pages.set(pageOf(number), page)
  }
}

const pageOf = (number: number) => Math.floor(number / PAGE_SIZE)
const lineOf = (number: number) => number % PAGE_SIZE
