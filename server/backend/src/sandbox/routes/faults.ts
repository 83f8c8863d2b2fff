import type { FastifyInstance } from 'fastify'
import * as api from 'sandbox-api'
import type { FaultPlan } from '../faults/fault-plan.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

const misfit = { errorCode: 'SANDBOX_INVALID_FAULT', message: sandboxTexts.invalidFault }

/** Serves the faults that break addresses on purpose. */
export function registerFaultRoutes(app: FastifyInstance, plan: FaultPlan): void {
  const listed = () => ({ faults: plan.list() })

  serveSandboxCall(app, api.readFaults, async () => listed())
  serveSandboxCall(
    app,
    api.addFault,
    async ({ body }) => {
      plan.add(body)
      return listed()
    },
    misfit,
  )
  serveSandboxCall(app, api.clearFaults, async () => {
    plan.clear()
    return listed()
  })
}
