import type { FastifyInstance } from 'fastify'
import * as api from 'sandbox-api'
import { serveSandboxCall } from './serve-sandbox-call.ts'

/** Serves the switch of the rate limits, which testers turn off for a load test. */
export function registerLimitRoutes(app: FastifyInstance): void {
  const state = () => ({ on: app.rateLimits.isOn })

  serveSandboxCall(app, api.readLimits, async () => state())
  serveSandboxCall(app, api.changeLimits, async ({ body }) => {
    app.rateLimits.isOn = body.on
    return state()
  })
}
