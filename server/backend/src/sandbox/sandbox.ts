import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../services/services.ts'
import { createClock, type Clock } from './clock.ts'
import { createFaultPlan, type FaultPlan } from './faults/fault-plan.ts'
import { createReportSigner, type ReportSigner } from './identity/report-signer.ts'
import { createSandboxServices } from './services/sandbox-services.ts'

const KEY_BYTES = 32

/** What testers steer: the clock, what fails, and the services that stand in for those outside. */
export type Sandbox = {
  clock: Clock
  faults: FaultPlan
  services: Services
  /** What its identity provider signs reports with. */
  signer: ReportSigner
}

export function createSandbox(): Sandbox {
  const clock = createClock()
  const signer = createReportSigner(randomBytes(KEY_BYTES))
  const services = createSandboxServices({ signer, wait })
  return { clock, faults: createFaultPlan(), services, signer }
}
