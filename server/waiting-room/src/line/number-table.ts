const PAGE_SIZE = 4_096
/** Deadlines lie less than this many seconds ahead. */
const SECONDS = 4_096
const NONE = 0
const NOTHING_DUE: readonly number[] = []

// What is known of a number, in the bits of one word: its state, the second of its deadline, the second in whose ring it
// is linked, and whether it is in one.
const STATE = 0x7f
const DUE_AT = 7
const RING_AT = 19
const SECOND = 0xfff
const IS_LINKED = 0x8000_0000

/** 4,096 numbers: what is known of each, and its neighbours in the ring. */
type Page = { words: Int32Array; next: Int32Array; previous: Int32Array; known: number }

/** What is known of the numbers of one line, from 1 to 2³¹: a state from 1 to 127 each, and one deadline. */
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
 * Pages of typed arrays that are thrown away when none of their numbers is known any more; a number costs 12 bytes. Each is
 * linked in a ring with those that are to be looked at in the same second. Who asks again gets a later deadline, which is
 * only written down, and moves on when the second comes: a question touches one word, and no neighbour far away in memory,
 * so that it takes as long among a million. `now` is the time of the beginning.
 */
export function createNumberTable(now: number): NumberTable {
  const pages = new Map<number, Page>()
  const firstOf = new Int32Array(SECONDS)
  let takenIn = Math.floor(now / 1_000)

  return {
    stateOf: number => (pages.get(pageOf(number))?.words[indexOf(number)] ?? 0) & STATE,
    setState(number, state) {
      if (state === 0) return forget(number)
      const page = pages.get(pageOf(number)) ?? addPage(pageOf(number))
      const word = page.words[indexOf(number)] ?? 0
      if ((word & STATE) === 0) page.known += 1
      page.words[indexOf(number)] = (word & ~STATE) | state
    },
    setDeadline(number, at) {
      const page = pages.get(pageOf(number))
      if (!page) return
      const second = Math.ceil(at / 1_000) % SECONDS
      const word = page.words[indexOf(number)] ?? 0
      const isInTime = (word & IS_LINKED) !== 0 && secondsUntil(ringIn(word)) <= secondsUntil(second)
      page.words[indexOf(number)] = (word & ~(SECOND << DUE_AT)) | (second << DUE_AT)
      if (isInTime) return
      unlink(number)
      link(number, second)
    },
    takeDue(time) {
      const second = Math.floor(time / 1_000)
      if (second <= takenIn) return NOTHING_DUE
      const due: number[] = []
      // After a silence of more than an hour nothing lies ahead any more.
      const isAllDue = second - takenIn >= SECONDS
      for (takenIn = Math.max(takenIn, second - SECONDS); takenIn < second;) {
        takenIn += 1
        takeAll(takenIn % SECONDS, due, isAllDue)
      }
      return due
    },
    *known() {
      for (const index of [...pages.keys()].toSorted((one, other) => one - other))
        for (const [offset, word] of (pages.get(index)?.words ?? []).entries())
          if ((word & STATE) !== 0) yield index * PAGE_SIZE + offset
    },
  }

  function addPage(index: number): Page {
    const page = {
      words: new Int32Array(PAGE_SIZE),
      next: new Int32Array(PAGE_SIZE),
      previous: new Int32Array(PAGE_SIZE),
      known: 0,
    }
    pages.set(index, page)
    return page
  }

  function forget(number: number): void {
    const page = pages.get(pageOf(number))
    if (!page || ((page.words[indexOf(number)] ?? 0) & STATE) === 0) return
    unlink(number)
    page.words[indexOf(number)] = 0
    page.known -= 1
    if (page.known === 0) pages.delete(pageOf(number))
  }

  /** How far ahead a second of the ring lies. */
  function secondsUntil(second: number): number {
    return (second - (takenIn % SECONDS) + SECONDS) % SECONDS
  }

  function takeAll(second: number, due: number[], isAllDue: boolean): void {
    for (let number = firstOf[second] ?? NONE; number !== NONE; number = firstOf[second] ?? NONE) {
      unlink(number)
      const later = dueIn(pages.get(pageOf(number))?.words[indexOf(number)] ?? 0)
      if (isAllDue || later === second) due.push(number)
      else link(number, later)
    }
  }

  // The first of a second has that second before it, as a negative number.
  function link(number: number, second: number): void {
    const page = pages.get(pageOf(number))
    if (!page) return
    const index = indexOf(number)
    const following = firstOf[second] ?? NONE
    page.words[index] = ((page.words[index] ?? 0) & ~(SECOND << RING_AT)) | (second << RING_AT) | IS_LINKED
    page.next[index] = following
    page.previous[index] = -1 - second
    if (following !== NONE) setPrevious(following, number)
    firstOf[second] = number
  }

  function unlink(number: number): void {
    const page = pages.get(pageOf(number))
    const index = indexOf(number)
    const word = page?.words[index] ?? 0
    if (!page || (word & IS_LINKED) === 0) return
    const [previous = NONE, following = NONE] = [page.previous[index], page.next[index]]
    if (previous < 0) firstOf[-1 - previous] = following
    else setNext(previous, following)
    if (following !== NONE) setPrevious(following, previous)
    page.words[index] = word & ~IS_LINKED
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
const dueIn = (word: number) => (word >>> DUE_AT) & SECOND
const ringIn = (word: number) => (word >>> RING_AT) & SECOND
