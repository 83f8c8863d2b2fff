import { readFile } from 'node:fs/promises'
import { unlessMissing, withLock, writeAtomically } from 'file-kit'

/** A list in a file of the data folder: an operator's rollback does not wait for a database. */
export class JsonFile<T> {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  /** Returns the stored list; an empty one without a file. */
  async read(): Promise<readonly T[]> {
    const text = await unlessMissing(readFile(this.#file, 'utf8'))
    return text === null ? [] : (JSON.parse(text) as T[])
  }

  /** Stores the list that `step` returns; none if it throws. One process changes the file at a time. */
  change(step: (list: readonly T[]) => readonly T[]): Promise<void> {
    return withLock(`${this.#file}.lock`, async () =>
      writeAtomically(this.#file, JSON.stringify(step(await this.read()))),
    )
  }
}
