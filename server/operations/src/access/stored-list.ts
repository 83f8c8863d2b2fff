import { readFile } from 'node:fs/promises'
import { hasCode, withLock, writeAtomically } from 'file-kit'

/** A list in a JSON file, which one process changes at a time. It is empty before its first change. */
export class StoredList<T> {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  async read(): Promise<readonly T[]> {
    try {
      return JSON.parse(await readFile(this.#file, 'utf8')) as T[]
    } catch (error) {
      if (hasCode(error, 'ENOENT')) return []
      throw error
    }
  }

  /** Stores the list that `step` returns, and returns it. Stores nothing if `step` throws. */
  change(step: (items: readonly T[]) => readonly T[]): Promise<readonly T[]> {
    return withLock(`${this.#file}.lock`, async () => {
      const items = step(await this.read())
      await writeAtomically(this.#file, JSON.stringify(items))
      return items
    })
  }
}
