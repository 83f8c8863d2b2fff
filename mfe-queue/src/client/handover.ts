import type { HandedOver } from './handed-over.ts'

/** The moment in which one wait can be passed to the next release. */
export class Handover {
  readonly #request = new AbortController()
  readonly #given = Promise.withResolvers<HandedOver | null>()

  /** Aborted when the next release asks for the wait. */
  get signal(): AbortSignal {
    return this.#request.signal
  }

  /** Asks for the wait; resolves with null if it ended by itself. */
  request(): Promise<HandedOver | null> {
    this.#request.abort()
    return this.#given.promise
  }

  give(given: HandedOver | null): void {
    this.#given.resolve(given)
  }
}
