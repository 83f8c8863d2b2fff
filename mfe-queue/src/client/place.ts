import { estimateWaitSeconds, message, type Reply } from 'queue-protocol'

/** The opening that the line waits for. */
export type Opening = {
  /** In milliseconds since 1970. */
  at: number
  /** The seconds until the opening, by the clock of the waiting room. */
  secondsLeft: number
  /** The person's number in the draw; null if the order is that of joining. */
  entrant: number | null
}

/** The person's place in the line, as shown. */
export type Place = {
  ahead: number
  behind: number
  /** The estimated wait, not rounded. */
  seconds: number
  /** The longest line ahead so far; progress is measured against it. */
  total: number
  /** Per cent of the way, 0 to 100. */
  progress: number
  /** True while the waiting room does not reply and is asked again. */
  isReconnecting?: boolean
  /** The opening before which the line does not move. */
  opening?: Opening | undefined
  /** True if a draw has just decided the place. */
  isDrawn?: boolean
  /** The reason that no wait can be estimated: an operator has stopped the line, or there is no number yet. */
  notice?: Notice | undefined
  /** The operator's message to those who wait, as it is on the wire. */
  message?: string | undefined
  /** The time of the last reply, in milliseconds since 1970. */
  checkedAt?: number | undefined
}

export type Notice = 'paused' | 'numberLater'

export type Fields = Reply['fields']
type Counts = { ahead: number; behind: number; perSecond: number; waitNeverGrows: boolean }

/** The fields of an invented wait while an address is blocked (QUE-89). */
const IP_BLOCK_FIELDS: Fields = new Map([
  ['nwait', '1000000'],
  ['tps', '30'],
])

/** The place that is shown while an address is blocked. */
export const ipBlockPlace: Place = reportedPlace(null, IP_BLOCK_FIELDS, false)

/** The place before the first reply, if the popup is shown without a line. */
export const previewPlace: Place = { ahead: 0, behind: 0, seconds: 1, total: 0, progress: 0 }

/** The place of a person without a number. */
export const numberLaterPlace: Place = { ...previewPlace, notice: 'numberLater' }

/** Returns the place on a phone that mobile protection holds back: twice the limit of shown people (QUE-106). */
export function mobileProtectionPlace(aheadLimit: number | null): Place {
  const ahead = Math.max(2 * (aheadLimit ?? 0), 1)
  return placeAfter(null, { ahead, behind: 0, perSecond: 1, waitNeverGrows: false })
}

/**
 * Returns the place that a reply reports. While the lines are out of reach, it is the place before. A place from before
 * an opening is not compared with later ones.
 */
export function reportedPlace(before: Place | null, fields: Fields, waitNeverGrows: boolean): Place {
  const isAway = fields.get('msg') === message.AWAY
  if (isAway && before) return { ...before, isReconnecting: true }
  const isPaused = fields.get('msg') === message.PAUSED
  const opening = openingIn(fields)
  const isDrawn = !opening && (before?.isDrawn || hasDraw(before?.opening))
  const place = placeAfter(opening || before?.opening ? null : before, {
    ahead: amount(fields, fields.has('ahead') ? 'ahead' : 'nwait'),
    behind: amount(fields, 'nnext'),
    perSecond: amount(fields, 'tps'),
    waitNeverGrows,
  })
  return {
    ...place,
    ...(opening && { opening }),
    ...(isDrawn && { isDrawn }),
    ...(isAway && { isReconnecting: true }),
    ...(isPaused && { notice: 'paused' }),
    message: fields.get('notice'),
  }
}

/** Returns true if a draw decides the order of the line. */
export function hasDraw(opening: Opening | undefined): boolean {
  return typeof opening?.entrant === 'number'
}

function openingIn(fields: Fields): Opening | null {
  if (!fields.has('opens') || !fields.has('opensin')) return null
  return {
    at: amount(fields, 'opens') * 1000,
    secondsLeft: amount(fields, 'opensin'),
    entrant: fields.has('entrant') ? amount(fields, 'entrant') : null,
  }
}

/** Returns the place after `before`: nobody moves backwards, and the wait grows only if allowed (QUE-120 to QUE-123). */
function placeAfter(before: Place | null, { ahead, behind, perSecond, waitNeverGrows }: Counts): Place {
  const estimate = estimateWaitSeconds({ ahead, perSecond })
  const total = Math.max(before?.total ?? 0, ahead)
  return {
    ahead: Math.min(before?.ahead ?? ahead, ahead),
    behind,
    seconds: waitNeverGrows ? Math.min(before?.seconds ?? estimate, estimate) : estimate,
    total,
    progress: total === 0 ? 100 : 100 - (ahead / total) * 100,
  }
}

/** Returns the amount in a field; 0 if it is missing or no number. */
export function amount(fields: Fields, name: string): number {
  const value = Number.parseFloat(fields.get(name) ?? '')
  return Number.isFinite(value) ? Math.max(value, 0) : 0
}
