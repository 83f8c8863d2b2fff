import type { FastifyInstance } from 'fastify'
import * as api from 'sandbox-api'
import type { Clock } from '../clock.ts'
import type { Fault, FaultPlan } from '../faults/fault-plan.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

const invalidFault = { errorCode: 'SANDBOX_INVALID_FAULT', message: sandboxTexts.invalidFault }

/** Serves the controls of testers: the clock, the faults of addresses, and the switch of the rate limits. */
export function registerControls(app: FastifyInstance, clock: Clock, plan: FaultPlan): void {
  const time = () => ({ now: clock.now().toISOString(), isSet: clock.isSet() })
  const faults = () => ({ faults: plan.list() })
  const limits = () => ({ on: app.rateLimits.isOn })

  serveSandboxCall(app, api.readClock, async () => time())
  serveSandboxCall(app, api.changeClock, async ({ body }) => {
    clock.set(body.now)
    return time()
  })
  serveSandboxCall(app, api.readFaults, async () => faults())
  const addFault = async ({ body }: { body: Fault }) => {
    plan.add(body)
    return faults()
  }
  serveSandboxCall(app, api.addFault, addFault, invalidFault)
  serveSandboxCall(app, api.clearFaults, async () => {
    plan.clear()
    return faults()
  })
  serveSandboxCall(app, api.readLimits, async () => limits())
  serveSandboxCall(app, api.changeLimits, async ({ body }) => {
    app.rateLimits.isOn = body.on
    return limits()
  })
}
