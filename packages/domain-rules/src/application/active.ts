import { proceed, refuse, type Verdict } from '../verdict.ts'
import { isWithdrawn, type ApplicationStatus } from './status.ts'
import * as t from './texts.ko.ts'

/** An application's status, or null for a draft. */
type StatusOrDraft = ApplicationStatus | null

/** Returns true if an application counts: submitted, and neither cancelled nor deleted (AMB-22 to AMB-24). */
export function isActive(status: StatusOrDraft): boolean {
  return status !== null && !isWithdrawn(status)
}

/** Decides if a person may apply, given the applications under the same ci (AMB-23). */
export function onePerPersonVerdict(applications: readonly StatusOrDraft[]): Verdict {
  return applications.some(isActive) ? refuse(t.personAppliedAlready) : proceed
}

/** Decides if an application may be filed for a business, given the applications under its number (AMB-24). */
export function onePerBusinessVerdict(applications: readonly StatusOrDraft[]): Verdict {
  return applications.some(isActive) ? refuse(t.businessAppliedAlready) : proceed
}
