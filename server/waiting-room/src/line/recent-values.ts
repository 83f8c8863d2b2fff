type Options = {
  /** A steady clock in milliseconds. */
  now: () => number
  /** The time for which a value is kept after it was last set. */
  keptMs: number
  /** The largest number of values. Above it the one that was set first is dropped. */
  most: number
}

/** A bounded number of values by name, each kept for some time after it was last set. */
export class RecentValues<T> {
  readonly #options: Options
  /** In the order in which they were last set. */
  readonly #entries = new Map<string, { value: T; setAt: number }>()

  constructor(options: Options) {
    this.#options = options
  }

  get(name: string): T | undefined {
    const entry = this.#entries.get(name)
    return entry && this.#isKept(entry.setAt) ? entry.value : undefined
  }

  set(name: string, value: T): void {
    this.#entries.delete(name)
    this.#entries.set(copyOf(name), { value, setAt: this.#options.now() })
    for (const [oldest, { setAt }] of this.#entries) {
      if (this.#entries.size <= this.#options.most && this.#isKept(setAt)) return
      this.#entries.delete(oldest)
    }
  }

  #isKept(setAt: number): boolean {
    return this.#options.now() - setAt < this.#options.keptMs
  }
}

// A part of a text keeps the whole text in memory, which may be a request of 16 kB.
function copyOf(text: string): string {
  return Buffer.from(text).toString()
}
