/** Numbers that are taken in ascending order, while others are added: a binary heap. */
export class SmallestFirst {
  readonly #heap: number[] = []

  get size(): number {
    return this.#heap.length
  }

  add(number: number): void {
    let at = this.#heap.length
    for (let above = parentOf(at); at > 0 && this.#at(above) > number; above = parentOf(at)) {
      this.#heap[at] = this.#at(above)
      at = above
    }
    this.#heap[at] = number
  }

  /** Removes the smallest number and returns it; Infinity without one. */
  take(): number {
    const smallest = this.#at(0)
    const last = this.#heap.pop() ?? 0
    if (this.#heap.length > 0) this.#sink(last)
    return smallest
  }

  #sink(number: number): void {
    let at = 0
    for (let below = this.#smallerChild(at); this.#at(below) < number; below = this.#smallerChild(at)) {
      this.#heap[at] = this.#at(below)
      at = below
    }
    this.#heap[at] = number
  }

  #smallerChild(at: number): number {
    const left = 2 * at + 1
    return this.#at(left + 1) < this.#at(left) ? left + 1 : left
  }

  #at(index: number): number {
    return this.#heap[index] ?? Infinity
  }
}

const parentOf = (index: number) => Math.floor((index - 1) / 2)
