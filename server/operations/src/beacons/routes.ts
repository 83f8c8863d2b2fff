import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { readBody } from '../read-body.ts'
import { beaconReport, LAST_HOUR, type Told } from './report.ts'

const query = v.object({
  minutes: v.optional(
    v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(1), v.maxValue(7 * 24 * 60)),
    String(LAST_HOUR),
  ),
})

/** `GET /ops/api/beacons`: what pages have told of each release lately. */
export function registerBeaconReport(app: FastifyInstance, told: Told): void {
  app.get('/beacons', ({ query: asked }) => beaconReport(told, readBody(query, asked).minutes))
}
