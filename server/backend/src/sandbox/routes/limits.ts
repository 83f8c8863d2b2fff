import type { FastifyInstance } from 'fastify'
import { readInput } from 'server-kit'
import * as v from 'valibot'

const PATH = '/sandbox/api/limits'

const limitsSchema = v.strictObject({ on: v.boolean() })

/** `POST /sandbox/api/limits {on}` lifts the rate limits for a load test, or sets them again; GET tells which it is. */
export function registerLimitRoutes(app: FastifyInstance): void {
  const state = () => ({ on: app.rateLimits.isOn })

  app.get(PATH, async () => state())
  app.post(PATH, async ({ body }) => {
    app.rateLimits.isOn = readInput(limitsSchema, body).on
    return state()
  })
}
