const PAGE_SIZE = 4_096
/** Deadlines lie less than this many seconds ahead. */
const SECONDS = 4_096
const NONE = 0

type Page = { states: Uint8Array; next: Int32Array; previous: Int32Array; known: number }

/** What is known of the numbers of one line, from 1 to 2³¹: a state from 1 to 255 each, and one deadline. */
export type NumberTable = {
  /** 0 for a number that is not known. */
  stateOf(number: number): number
  /** State 0 forgets the number, and its deadline with it. */
  setState(number: number, state: number): void
  /** Replaces the deadline that a known number had: less than an hour ahead, in milliseconds, rounded up to the second. */
  setDeadline(number: number, at: number): void
  /** Those whose deadline has come, the earliest first and each once. Cheap to ask as often as one likes. */
  takeDue(now: number): readonly number[]
  /** All numbers that are known, the smallest first. */
  known(): Iterable<number>
}

/**
 * Pages of typed arrays that are thrown away when none of their numbers is known any more; a number costs 9 bytes. Those
 * whose deadline falls into the same second are linked with each other, in a ring of seconds. `now` is the time of the
 * beginning.
 */
export function createNumberTable(now: number): NumberTable {
  const pages = new Map<number, Page>()
  const firstOf = new Int32Array(SECONDS)
  let takenIn = Math.floor(now / 1_000)

  return {
    stateOf: number => pages.get(pageOf(number))?.states[indexOf(number)] ?? 0,
    setState(number, state) {
      if (state === 0) return forget(number)
      const page = pages.get(pageOf(number)) ?? addPage(pageOf(number))
      if (page.states[indexOf(number)] === 0) page.known += 1
      page.states[indexOf(number)] = state
    },
    setDeadline(number, at) {
      unlink(number)
      link(number, Math.ceil(at / 1_000) % SECONDS)
    },
    takeDue(time) {
      const second = Math.floor(time / 1_000)
      const due: number[] = []
      for (let each = Math.max(takenIn + 1, second - SECONDS + 1); each <= second; each += 1)
        takeAll(each % SECONDS, due)
      takenIn = Math.max(takenIn, second)
      return due
    },
    *known() {
      for (const index of [...pages.keys()].toSorted((one, other) => one - other))
        for (const [offset, state] of [...(pages.get(index)?.states ?? [])].entries())
          if (state !== 0) yield index * PAGE_SIZE + offset
    },
  }

  function addPage(index: number): Page {
    const page = {
      states: new Uint8Array(PAGE_SIZE),
      next: new Int32Array(PAGE_SIZE),
      previous: new Int32Array(PAGE_SIZE),
      known: 0,
    }
    pages.set(index, page)
    return page
  }

  function forget(number: number): void {
    const page = pages.get(pageOf(number))
    if (!page || page.states[indexOf(number)] === 0) return
    unlink(number)
    page.states[indexOf(number)] = 0
    page.known -= 1
    if (page.known === 0) pages.delete(pageOf(number))
  }

  function takeAll(second: number, due: number[]): void {
    for (let number = firstOf[second] ?? NONE; number !== NONE; number = firstOf[second] ?? NONE) {
      unlink(number)
      due.push(number)
    }
  }

  // The first of a second has that second before it, as a negative number.
  function link(number: number, second: number): void {
    const following = firstOf[second] ?? NONE
    setNext(number, following)
    setPrevious(number, -1 - second)
    if (following !== NONE) setPrevious(following, number)
    firstOf[second] = number
  }

  function unlink(number: number): void {
    const page = pages.get(pageOf(number))
    const previous = page?.previous[indexOf(number)] ?? NONE
    if (!page || previous === NONE) return
    const following = page.next[indexOf(number)] ?? NONE
    if (previous < 0) firstOf[-1 - previous] = following
    else setNext(previous, following)
    if (following !== NONE) setPrevious(following, previous)
    setPrevious(number, NONE)
  }

  function setNext(number: number, following: number): void {
    const page = pages.get(pageOf(number))
    if (page) page.next[indexOf(number)] = following
  }

  function setPrevious(number: number, previous: number): void {
    const page = pages.get(pageOf(number))
    if (page) page.previous[indexOf(number)] = previous
  }
}

const pageOf = (number: number) => Math.floor(number / PAGE_SIZE)
const indexOf = (number: number) => number % PAGE_SIZE
