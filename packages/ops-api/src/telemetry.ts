import * as v from 'valibot'
import { count, reading } from './fields.ts'

export type { Failure } from 'release-format'

const LONGEST_MINUTES = 7 * 24 * 60

/** The minutes that a report covers if none are named. */
export const LAST_HOUR = 60

const telemetry = v.object({
  since: v.string(),
  releases: v.array(
    v.object({
      remote: v.string(),
      version: v.string(),
      /** The number of visible pages that run it now. */
      open: count,
      /** The number of these in which a newer release waits, and of those in which leaving would lose unsaved work. */
      deferred: count,
      unsaved: count,
      counts: v.record(v.string(), count),
      /** The upper quartile of each measure, and how often it was measured. */
      measures: v.record(v.string(), v.object({ most: count, times: count })),
    }),
  ),
  minutes: v.array(
    v.object({
      minute: v.string(),
      remote: v.string(),
      version: v.string(),
      starts: count,
      failures: count,
    }),
  ),
})

export const readTelemetry = {
  ...reading,
  path: '/ops/api/beacons',
  summary:
    'Returns the figures that pages sent of each release: sums, and starts and failures by the minute.',
  query: v.object({
    minutes: v.optional(
      v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(LONGEST_MINUTES)),
      String(LAST_HOUR),
    ),
  }),
  response: telemetry,
} as const

export type TelemetryReport = v.InferOutput<typeof telemetry>
