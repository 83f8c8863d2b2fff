const PAGE_SIZE = 4_096
/** Deadlines are less than this many seconds ahead. */
const SECONDS = 4_096
const NONE = 0
const NOTHING_DUE: readonly number[] = []

// The bits of one word: the state, the second of the deadline, the second of the ring, and if it is linked in a ring.
const STATE = 0x7f
const DUE_AT = 7
const RING_AT = 19
const SECOND = 0xfff
const IS_LINKED = 0x8000_0000

/** 4,096 numbers: a word for each, and its neighbours in the ring. */
type Page = { words: Int32Array; next: Int32Array; previous: Int32Array; known: number }

/**
 * A state from 1 to 127 and one deadline for each number of a line, from 1 to 2³¹. A number costs 12 bytes in pages of
 * typed arrays; a page without known numbers is freed.
 *
 * Numbers of one second are linked in a ring. A later deadline only changes the number's word. The number moves to its
 * new ring when its former second has passed. So a question touches one word, and is as quick among a million.
 */
export class NumberTable {
  readonly #pages = new Map<number, Page>()
  readonly #firstOf = new Int32Array(SECONDS)
  /** The second up to which deadlines were taken. */
  #takenIn: number

  /** `now` is the time at the beginning, in milliseconds. */
  constructor(now: number) {
    this.#takenIn = Math.floor(now / 1_000)
  }

  /** Returns 0 for an unknown number. */
  stateOf(number: number): number {
    return (this.#pages.get(pageOf(number))?.words[indexOf(number)] ?? 0) & STATE
  }

  /** Sets a state. State 0 removes the number and its deadline. */
  setState(number: number, state: number): void {
    if (state === 0) return this.#remove(number)
    const page = this.#pages.get(pageOf(number)) ?? this.#addPage(pageOf(number))
    const word = page.words[indexOf(number)] ?? 0
    if ((word & STATE) === 0) page.known += 1
    page.words[indexOf(number)] = (word & ~STATE) | state
  }

  /** Replaces the deadline of a known number: less than an hour ahead, in milliseconds, rounded up to the second. */
  setDeadline(number: number, at: number): void {
    const page = this.#pages.get(pageOf(number))
    if (!page) return
    const second = Math.ceil(at / 1_000) % SECONDS
    const word = page.words[indexOf(number)] ?? 0
    const isInTime =
      (word & IS_LINKED) !== 0 && this.#secondsUntil(ringIn(word)) <= this.#secondsUntil(second)
    page.words[indexOf(number)] = (word & ~(SECOND << DUE_AT)) | (second << DUE_AT)
    if (isInTime) return
    this.#unlink(number)
    this.#link(number, second)
  }

  /** Returns the numbers whose deadline has passed, the earliest first and each once. Cheap to call often. */
  takeDue(time: number): readonly number[] {
    const second = Math.floor(time / 1_000)
    if (second <= this.#takenIn) return NOTHING_DUE
    const due: number[] = []
    // After an hour without a question all deadlines have passed.
    const isAllDue = second - this.#takenIn >= SECONDS
    for (this.#takenIn = Math.max(this.#takenIn, second - SECONDS); this.#takenIn < second;) {
      this.#takenIn += 1
      this.#takeAll(this.#takenIn % SECONDS, due, isAllDue)
    }
    return due
  }

  /** Lists all known numbers, the smallest first. */
  *known(): Iterable<number> {
    for (const index of [...this.#pages.keys()].toSorted((one, other) => one - other))
      for (const [offset, word] of (this.#pages.get(index)?.words ?? []).entries())
        if ((word & STATE) !== 0) yield index * PAGE_SIZE + offset
  }

  #addPage(index: number): Page {
    const page = {
      words: new Int32Array(PAGE_SIZE),
      next: new Int32Array(PAGE_SIZE),
      previous: new Int32Array(PAGE_SIZE),
      known: 0,
    }
    this.#pages.set(index, page)
    return page
  }

  #remove(number: number): void {
    const page = this.#pages.get(pageOf(number))
    if (!page || ((page.words[indexOf(number)] ?? 0) & STATE) === 0) return
    this.#unlink(number)
    page.words[indexOf(number)] = 0
    page.known -= 1
    if (page.known === 0) this.#pages.delete(pageOf(number))
  }

  #secondsUntil(second: number): number {
    return (second - (this.#takenIn % SECONDS) + SECONDS) % SECONDS
  }

  #takeAll(second: number, due: number[], isAllDue: boolean): void {
    const first = this.#firstOf
    for (let number = first[second] ?? NONE; number !== NONE; number = first[second] ?? NONE) {
      this.#unlink(number)
      const later = dueIn(this.#pages.get(pageOf(number))?.words[indexOf(number)] ?? 0)
      if (isAllDue || later === second) due.push(number)
      else this.#link(number, later)
    }
  }

  // The first number of a second has that second as its previous one, negative.
  #link(number: number, second: number): void {
    const page = this.#pages.get(pageOf(number))
    if (!page) return
    const index = indexOf(number)
    const following = this.#firstOf[second] ?? NONE
    page.words[index] = ((page.words[index] ?? 0) & ~(SECOND << RING_AT)) | (second << RING_AT) | IS_LINKED
    page.next[index] = following
    page.previous[index] = -1 - second
    if (following !== NONE) this.#setNeighbour('previous', following, number)
    this.#firstOf[second] = number
  }

  #unlink(number: number): void {
    const page = this.#pages.get(pageOf(number))
    const index = indexOf(number)
    const word = page?.words[index] ?? 0
    if (!page || (word & IS_LINKED) === 0) return
    const [previous = NONE, following = NONE] = [page.previous[index], page.next[index]]
    if (previous < 0) this.#firstOf[-1 - previous] = following
    else this.#setNeighbour('next', previous, following)
    if (following !== NONE) this.#setNeighbour('previous', following, previous)
    page.words[index] = word & ~IS_LINKED
  }

  #setNeighbour(side: 'next' | 'previous', number: number, neighbour: number): void {
    const page = this.#pages.get(pageOf(number))
    if (page) page[side][indexOf(number)] = neighbour
  }
}

const pageOf = (number: number) => Math.floor(number / PAGE_SIZE)
const indexOf = (number: number) => number % PAGE_SIZE
const dueIn = (word: number) => (word >>> DUE_AT) & SECOND
const ringIn = (word: number) => (word >>> RING_AT) & SECOND
