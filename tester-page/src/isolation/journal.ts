import type { Entry } from './host.ts'

/** The newest entries only: a page that is open for hours does not grow. */
const MOST = 500

/** Everything that an isolated remote did, in order. */
export class Journal {
  #entries: readonly (Entry & { id: string })[] = []
  #number = 0
  readonly #listeners = new Set<() => void>()

  /** Adds an entry, or adds to that with the same id. */
  readonly record = (entry: Entry, id = `#${(this.#number += 1)}`): void => {
    const known = this.#entries.find(each => each.id === id)
    const others = known ? this.#entries : [...this.#entries, { ...entry, id }].slice(-MOST)
    this.#entries = others.map(each => (each === known ? { ...each, ...entry } : each))
    for (const listener of this.#listeners) listener()
  }

  readonly entries = () => this.#entries

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}
