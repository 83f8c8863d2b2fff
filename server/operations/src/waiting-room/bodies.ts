import { isNetwork } from 'server-kit'
import * as v from 'valibot'
import * as t from '../texts.ko.ts'
import { CONTROLS } from './waiting-room-port.ts'

const MOST_LISTED = 1_000
const TICKET = /^[\w.-]{1,64}-\d{1,12}$/

const amount = v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0))))
const reason = v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(500)))
const revision = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const time = v.pipe(v.string(), v.isoTimestamp(t.notTime), v.transform(Date.parse))

/** What an operator wants of a line. `now` is milliseconds since 1970: nothing opens in the past. */
export function lineChange(now: number) {
  const schedule = v.pipe(
    v.strictObject({
      opensAt: v.pipe(time, v.minValue(now, t.opensInPast)),
      closesAt: v.optional(time),
      draw: v.optional(v.boolean(), true),
    }),
    v.forward(
      v.check(({ opensAt, closesAt = Infinity }) => closesAt > opensAt, t.closesBeforeOpening),
      ['closesAt'],
    ),
    v.transform(({ opensAt, closesAt, draw: hasDraw }) => ({ opensAt, closesAt, hasDraw })),
  )
  return v.strictObject({
    mode: v.optional(v.picklist(CONTROLS)),
    limit: amount,
    rate: amount,
    schedule: v.optional(v.nullable(schedule)),
    basedOn: v.optional(revision),
    reason,
  })
}

const listed = v.pipe(
  v.array(
    v.pipe(
      v.string(),
      v.check(entry => isNetwork(entry) || TICKET.test(entry), t.notListable),
    ),
  ),
  v.maxLength(MOST_LISTED),
)

/** Both lists as they are to be, and the revision of those that were looked at. */
export const listsChange = v.strictObject({ deny: listed, priority: listed, basedOn: revision, reason })
