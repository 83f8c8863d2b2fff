import { LinesOutOfReach } from '../line/lines.ts'

/** Failures of openings that last: each is logged once, until it is over. */
export class Failures {
  readonly #log: (error: unknown, work: string) => void
  readonly #lasting = new Map<string, unknown>()

  constructor(log: (error: unknown, work: string) => void) {
    this.#log = log
  }

  /** Records that some work has failed. The lines themselves log that they are out of reach. */
  add(work: string, error: unknown): void {
    if (error instanceof LinesOutOfReach) return
    if (!this.#lasting.has(work)) this.#log(error, work)
    this.#lasting.set(work, error)
  }

  end(work: string): void {
    this.#lasting.delete(work)
  }

  has(work: string): boolean {
    return this.#lasting.has(work)
  }

  /** Throws a failure that lasts, if there is one. */
  verify(): void {
    for (const [work, error] of this.#lasting) throw new Error(work, { cause: error })
  }
}
