import type { Opening, Place } from './place.ts'

/** What one release of the waiting room gives the next, which goes on with the wait. The number is in the ticket. */
export type HandedOver = {
  /** What was shown; null when nothing was. */
  place: Place | null
  /** When the next question is due, in milliseconds since 1970. */
  askedAt: number
  /** Whether the person is being asked if they want to stop; an older release does not say. */
  isAskingToStop?: boolean
}

const AMOUNTS = ['ahead', 'behind', 'seconds', 'total', 'progress'] as const

/** Reads what a release before gave; null for what this one does not understand, which costs nothing but what was shown. */
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
  const [ahead = 0, behind = 0, seconds = 0, total = 0, progress = 0] = AMOUNTS.map(amount =>
    Number(place[amount]),
  )
  const isReconnecting = place['isReconnecting'] === true
  const isDrawn = place['isDrawn'] === true
  const opening = readOpening(place['opening'])
  return {
    ahead,
    behind,
    seconds,
    total,
    progress,
    ...(isReconnecting && { isReconnecting }),
    ...(isDrawn && { isDrawn }),
    ...(opening && { opening }),
  }
}

function readOpening(opening: unknown): Opening | null {
  if (!isObject(opening)) return null
  const { at, secondsLeft, entrant } = opening
  if (typeof at !== 'number' || typeof secondsLeft !== 'number') return null
  return { at, secondsLeft, entrant: typeof entrant === 'number' ? entrant : null }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
