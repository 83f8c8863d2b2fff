import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { readInput } from 'server-kit'

// Outside of these years neither the database nor a session's token could hold the time.
const EARLIEST = new Date('2000-01-01T00:00:00Z')
const LATEST = new Date('2100-01-01T00:00:00Z')

const moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform(text => new Date(text)),
  v.date(),
  v.minValue(EARLIEST),
  v.maxValue(LATEST),
)

const clockSchema = v.strictObject({ now: v.nullable(moment) })

/** `POST /sandbox/api/clock {now}` sets the server's clock, which runs on from there, or frees it with null; GET reads it. */
export function registerClockRoutes(app: FastifyInstance, clock: Clock): void {
  const time = () => ({ now: clock.now().toISOString(), isSet: clock.isSet() })

  app.get('/sandbox/api/clock', async () => time())
  app.post('/sandbox/api/clock', async ({ body }) => {
    clock.set(readInput(clockSchema, body).now)
    return time()
  })
}
