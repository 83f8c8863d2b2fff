import type { Notice, Opening, Place } from './place.ts'

/** The wait that one release gives the next. The number is in the ticket. */
export type HandedOver = {
  /** The place that was shown; null if there was none. */
  place: Place | null
  /** The time of the next question, in milliseconds since 1970. */
  askedAt: number
  /** True if the question before stopping is open. Older releases do not send it. */
  isAskingToStop?: boolean
}

const NOTICES: readonly Notice[] = ['paused', 'numberLater']
const AMOUNTS = ['ahead', 'behind', 'seconds', 'total', 'progress'] as const

/** Reads the wait of an earlier release; null if it has another shape, which loses only the place that was shown. */
export function readHandedOver(given: unknown): HandedOver | null {
  if (!isObject(given) || !Number.isFinite(given['askedAt'])) return null
  return {
    askedAt: Number(given['askedAt']),
    place: readPlace(given['place']),
    isAskingToStop: given['isAskingToStop'] === true,
  }
}

function readPlace(place: unknown): Place | null {
  if (!isObject(place) || AMOUNTS.some(amount => typeof place[amount] !== 'number')) return null
  // Flags, texts and times of another kind show nothing.
  return {
    ...(place as Place),
    opening: readOpening(place['opening']),
    notice: NOTICES.find(known => known === place['notice']),
  }
}

function readOpening(opening: unknown): Opening | undefined {
  if (!isObject(opening)) return undefined
  const { at, secondsLeft, entrant } = opening
  if (typeof at !== 'number' || typeof secondsLeft !== 'number') return undefined
  return { at, secondsLeft, entrant: typeof entrant === 'number' ? entrant : null }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

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
