import type { FastifyInstance } from 'fastify'
import * as api from 'sandbox-api'
import type { Clock } from '../clock.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

/** Serves the server's clock, which testers set and reset. */
export function registerClockRoutes(app: FastifyInstance, clock: Clock): void {
  const time = () => ({ now: clock.now().toISOString(), isSet: clock.isSet() })

  serveSandboxCall(app, api.readClock, async () => time())
  serveSandboxCall(app, api.changeClock, async ({ body }) => {
    clock.set(body.now)
    return time()
  })
}
