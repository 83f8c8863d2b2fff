import type { Dependencies } from '../../dependencies.ts'
import { ServiceUnavailable } from '../../services/service-unavailable.ts'
import { recordCheck, type ApplicationCheck, type CheckOwner } from '../../stores/check-store.ts'

type Check<Found> = Pick<ApplicationCheck, 'kind' | 'subject'> & {
  /** Finds the application that the outcome is recorded for; null records nothing. */
  owner: () => Promise<CheckOwner | null>
  /** Calls the service. */
  ask: () => Promise<Found>
  isConfirmed: (found: Found) => boolean
  taxTypeOf?: (found: Found) => string | undefined
}

/** Makes a check at a service outside and records its outcome, also that the service gave none (AMB-100). */
export async function recordedCheck<Found>(
  dependencies: Dependencies,
  { kind, subject, owner, ask, isConfirmed, taxTypeOf }: Check<Found>,
): Promise<Found> {
  try {
    const found = await ask()
    await record(isConfirmed(found) ? 'confirmed' : 'refused', taxTypeOf?.(found))
    return found
  } catch (error) {
    if (error instanceof ServiceUnavailable) await record('unavailable')
    throw error
  }

  async function record(outcome: ApplicationCheck['outcome'], taxType: string | null = null): Promise<void> {
    const recordedFor = await owner()
    if (recordedFor) await recordCheck(dependencies, recordedFor, { kind, outcome, subject, taxType })
  }
}
