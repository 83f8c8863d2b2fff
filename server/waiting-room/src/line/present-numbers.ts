const WORD_BITS = 32
const FEWEST_WORDS = 64

/** Which numbers of a line are present, and how many stand before one. */
export type PresentNumbers = {
  add(number: number): void
  remove(number: number): void
  has(number: number): boolean
  countBelow(number: number): number
  size(): number
}

/**
 * One bit a number, from the first that is present on, under a binary indexed tree of the counts: each question and
 * each change take some twenty steps, however many are present. Costs a quarter of a byte a number.
 */
export function createPresentNumbers(): PresentNumbers {
  let firstWord = 0
  let words = new Uint32Array(FEWEST_WORDS)
  let tree = new Int32Array(FEWEST_WORDS + 1)
  let size = 0

  return {
    add(number) {
      if (has(number)) return
      makeRoomFor(wordOf(number))
      mark(number, 1)
    },
    remove(number) {
      if (has(number)) mark(number, -1)
    },
    has,
    countBelow(number) {
      const word = Math.min(wordOf(number) - firstWord, words.length)
      if (word < 0) return 0
      const before = (words[word] ?? 0) & (bitOf(number) - 1)
      return sumBefore(word) + countBits(before)
    },
    size: () => size,
  }

  function has(number: number): boolean {
    return ((words[wordOf(number) - firstWord] ?? 0) & bitOf(number)) !== 0
  }

  function mark(number: number, change: 1 | -1): void {
    const word = wordOf(number) - firstWord
    words[word] = (words[word] ?? 0) ^ bitOf(number)
    size += change
    addToTree(word, change)
  }

  function addToTree(word: number, change: number): void {
    for (let node = word + 1; node < tree.length; node += node & -node)
      tree[node] = (tree[node] ?? 0) + change
  }

  function sumBefore(word: number): number {
    let sum = 0
    for (let node = word; node > 0; node -= node & -node) sum += tree[node] ?? 0
    return sum
  }

  /** Leaves out the words before the first and after the last number present, and has as many again to grow. */
  function makeRoomFor(word: number): void {
    if (word >= firstWord && word < firstWord + words.length) return
    const isUsed = (bits: number) => bits !== 0
    const lowest = words.findIndex(isUsed)
    const start = lowest === -1 ? word : Math.min(word, firstWord + lowest)
    const end = lowest === -1 ? word : Math.max(word, firstWord + words.findLastIndex(isUsed))
    const kept = lowest === -1 ? [] : words.subarray(lowest, words.findLastIndex(isUsed) + 1)
    const offset = firstWord + Math.max(lowest, 0) - start
    words = new Uint32Array(Math.max(FEWEST_WORDS, 2 * (end - start + 1)))
    words.set(kept, lowest === -1 ? 0 : offset)
    firstWord = start
    tree = new Int32Array(words.length + 1)
    words.forEach((bits, index) => bits !== 0 && addToTree(index, countBits(bits)))
  }
}

const wordOf = (number: number) => Math.floor(number / WORD_BITS)
const bitOf = (number: number) => 1 << (number % WORD_BITS)

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
