import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Services } from '../services/services.ts'
import { createClock, type Clock } from './clock.ts'
import { createFaultPlan, type FaultPlan } from './faults/fault-plan.ts'
import { createReportSigner, type ReportSigner } from './identity/report-signer.ts'
import { createSandboxServices } from './services/sandbox-services.ts'

const KEY_BYTES = 32

/** The parts that testers control: clock, faults, and the stand-ins of outside services. */
export type Sandbox = {
  clock: Clock
  faults: FaultPlan
  services: Services
  /** Signs the reports of its identity provider. */
  signer: ReportSigner
}

export function createSandbox(): Sandbox {
  const clock = createClock()
  const signer = createReportSigner(randomBytes(KEY_BYTES))
  const services = createSandboxServices({ signer, wait })
  return { clock, faults: createFaultPlan(), services, signer }
}
