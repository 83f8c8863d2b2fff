import { type Beacon, BEACON_KINDS, type Measure, MEASURES } from 'release-format'
import { HttpError, requestTexts } from 'server-kit'
import * as v from 'valibot'

const MOST_IN_ONE = 20

const beacon = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
  version: v.pipe(v.string(), v.regex(/^[0-9A-Za-z][0-9A-Za-z.-]{0,63}$/)),
  kind: v.picklist(BEACON_KINDS),
  value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
})
const oneOrMore = v.union([beacon, v.pipe(v.array(beacon), v.maxLength(MOST_IN_ONE))])

/** What a page has sent: one beacon or several, as JSON in a text. Throws `HttpError` (400). */
export function readBeacons(body: unknown): readonly Beacon[] {
  const read = v.safeParse(oneOrMore, jsonIn(body))
  if (!read.success) throw malformed()
  const beacons = [read.output].flat()
  if (beacons.some(({ kind, value }) => isMeasure(kind) !== (value !== undefined))) throw malformed()
  return beacons
}

export function isMeasure(kind: string): kind is Measure {
  return (MEASURES as readonly string[]).includes(kind)
}

function jsonIn(body: unknown): unknown {
  if (typeof body !== 'string') return body
  try {
    return JSON.parse(body)
  } catch {
    throw malformed()
  }
}

function malformed(): HttpError {
  return new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed)
}
