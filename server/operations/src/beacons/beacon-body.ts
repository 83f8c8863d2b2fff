import { BEACON_KINDS, MEASURES, versionSchema, type Beacon, type Measure } from 'release-format'
import * as v from 'valibot'

const MOST_IN_ONE = 20

const beacon = v.pipe(
  v.object({
    remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,63}$/)),
    version: versionSchema,
    kind: v.picklist(BEACON_KINDS),
    value: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))),
  }),
  v.check(({ kind, value }: Beacon) => isMeasure(kind) === (value !== undefined)),
)

export const beaconsCall = {
  method: 'POST',
  path: '/beacons',
  summary:
    'Counts what pages send of releases: one beacon or several, as JSON, which may be named plain text.',
  body: v.union([beacon, v.pipe(v.array(beacon), v.maxLength(MOST_IN_ONE))]),
  response: null,
  statuses: [204],
  refusals: { 403: 'FOREIGN_PAGE' },
} as const

export function isMeasure(kind: string): kind is Measure {
  return (MEASURES as readonly string[]).includes(kind)
}
