import { session } from 'shared-session'
import type { FormState } from '../screens/aply-info/form/form-state.ts'

type Held = { ci: string; applicationNumber: string; form: FormState; stopWatching: () => void }

// Residence number, account and files may not be stored anywhere, so while somebody looks at another screen and comes
// back they can only lie in memory. They go with the session.
let held: Held | null = null

/** Holds the whole form while its screen is left, for the same person and the same application. */
export function holdForm(form: FormState): void {
  dropForm()
  const { identityCi: ci, applicationNumber } = session.get()
  if (!ci || !applicationNumber) return
  held = { ci, applicationNumber, form, stopWatching: session.subscribe(dropUnlessTheirs) }
}

/** The form that was held for whoever is verified now; null when there is none. */
export function heldForm(): FormState | null {
  dropUnlessTheirs()
  return held?.form ?? null
}

/** Forgets it: after submission. */
export function dropForm(): void {
  held?.stopWatching()
  held = null
}

function dropUnlessTheirs(): void {
  const { identityCi, applicationNumber } = session.get()
  if (held && (held.ci !== identityCi || held.applicationNumber !== applicationNumber)) dropForm()
}
