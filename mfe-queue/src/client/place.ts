import { estimateWaitSeconds } from 'queue-protocol'
import type { Reply } from './reply.ts'

/** The opening that everyone in the line waits for. */
export type Opening = {
  /** In milliseconds since 1970. */
  at: number
  /** How long until then, by the waiting room's clock. */
  secondsLeft: number
  /** One's number in the draw that makes the order at that moment; null where the order is that of coming. */
  entrant: number | null
}

/** Where in the line the person stands, as it is shown. */
export type Place = {
  ahead: number
  behind: number
  /** The estimated wait, not rounded. */
  seconds: number
  /** The longest that the line in front has been; progress is measured against it. */
  total: number
  /** Per cent of the way, 0 to 100. */
  progress: number
  /** The waiting room is silent, and is being asked again. */
  isReconnecting?: boolean
  /** What the line waits for before it moves at all. */
  opening?: Opening
  /** It came about by a draw, just now. */
  isDrawn?: boolean
}

type Fields = Reply['fields']
type Counts = { ahead: number; behind: number; perSecond: number; waitNeverGrows: boolean }

/** What the waiting room would say of a wait that is made up while an address is blocked (QUE-89). */
const IP_BLOCK_FIELDS: Fields = new Map([
  ['nwait', '1000000'],
  ['ttl', '2'],
  ['tps', '30'],
])

/** What a person sees whose address is blocked for a while. */
export const ipBlockPlace: Place = reportedPlace(null, IP_BLOCK_FIELDS, false)

/** What is shown before the first reply, where the popup is to be seen without a line. */
export const previewPlace: Place = { ahead: 0, behind: 0, seconds: 1, total: 0, progress: 0 }

/** What a phone sees that mobile protection holds back: twice as many as are counted aloud (QUE-106). */
export function mobileProtectionPlace(aheadLimit: number | null): Place {
  const ahead = Math.max(2 * (aheadLimit ?? 0), 1)
  return placeAfter(null, { ahead, behind: 0, perSecond: 1, waitNeverGrows: false })
}

/** The place that a reply reports. What was shown before the opening of a line says nothing about it. */
export function reportedPlace(before: Place | null, fields: Fields, waitNeverGrows: boolean): Place {
  const opening = openingIn(fields)
  const isDrawn = !opening && (before?.isDrawn || hasDraw(before?.opening))
  const place = placeAfter(opening || before?.opening ? null : before, {
    ahead: amount(fields, 'nwait'),
    behind: amount(fields, 'nnext'),
    perSecond: amount(fields, 'tps'),
    waitNeverGrows,
  })
  return { ...place, ...(opening && { opening }), ...(isDrawn && { isDrawn }) }
}

/** Whether a draw makes the order of the line. */
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

/** The place after `before`: no one moves backwards, and the wait grows only where it may (QUE-120 to QUE-123). */
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

/** A field that holds an amount; 0 when it is missing or is none. */
export function amount(fields: Fields, name: string): number {
  const value = Number.parseFloat(fields.get(name) ?? '')
  return Number.isFinite(value) ? Math.max(value, 0) : 0
}
