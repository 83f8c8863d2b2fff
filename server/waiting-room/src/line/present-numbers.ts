const WORD_BITS = 32
const FEWEST_WORDS = 64

/**
 * The numbers of a line that are present, and their count below a number. One bit a number under a binary indexed tree of
 * counts: each question and change takes some twenty steps. Costs a quarter of a byte a number.
 */
export class PresentNumbers {
  /** The index of the first word that is stored. */
  #firstWord = 0
  #words = new Uint32Array(FEWEST_WORDS)
  #tree = new Int32Array(FEWEST_WORDS + 1)
  #size = 0

  add(number: number): void {
    if (this.has(number)) return
    this.#makeRoomFor(wordOf(number))
    this.#flip(number, 1)
  }

  remove(number: number): void {
    if (this.has(number)) this.#flip(number, -1)
  }

  has(number: number): boolean {
    return ((this.#words[wordOf(number) - this.#firstWord] ?? 0) & bitOf(number)) !== 0
  }

  countBelow(number: number): number {
    const word = Math.min(wordOf(number) - this.#firstWord, this.#words.length)
    if (word < 0) return 0
    const below = (this.#words[word] ?? 0) & (bitOf(number) - 1)
    return this.#sumBefore(word) + countBits(below)
  }

  size(): number {
    return this.#size
  }

  #flip(number: number, change: 1 | -1): void {
    const word = wordOf(number) - this.#firstWord
    this.#words[word] = (this.#words[word] ?? 0) ^ bitOf(number)
    this.#size += change
    this.#addToTree(word, change)
  }

  #addToTree(word: number, change: number): void {
    const tree = this.#tree
    for (let node = word + 1; node < tree.length; node += node & -node)
      tree[node] = (tree[node] ?? 0) + change
  }

  #sumBefore(word: number): number {
    let sum = 0
    for (let node = word; node > 0; node -= node & -node) sum += this.#tree[node] ?? 0
    return sum
  }

  /** Drops the words before the first and after the last number present, and doubles the rest. */
  #makeRoomFor(word: number): void {
    const [firstWord, words] = [this.#firstWord, this.#words]
    if (word >= firstWord && word < firstWord + words.length) return
    const isUsed = (bits: number) => bits !== 0
    const lowest = words.findIndex(isUsed)
    const used =
      lowest === -1 ? words.subarray(0, 0) : words.subarray(lowest, words.findLastIndex(isUsed) + 1)
    const usedFrom = lowest === -1 ? word : firstWord + lowest
    const start = Math.min(word, usedFrom)
    const end = Math.max(word, usedFrom + used.length - 1)
    this.#firstWord = start
    this.#words = new Uint32Array(Math.max(FEWEST_WORDS, 2 * (end - start + 1)))
    this.#words.set(used, usedFrom - start)
    this.#tree = new Int32Array(this.#words.length + 1)
    this.#words.forEach((bits, index) => bits !== 0 && this.#addToTree(index, countBits(bits)))
  }
}

const wordOf = (number: number) => Math.floor(number / WORD_BITS)
const bitOf = (number: number) => 1 << (number % WORD_BITS)

function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return (((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
