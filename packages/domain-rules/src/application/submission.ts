import { isBlank } from '../blank.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

/** The answers of the steps before the form. */
export type JourneyFacts = { applicationNumber: string; applicationType: string; businessNumber: string }

/** Decides if the steps before the form are complete; if not, the journey starts over (APLY-13 to APLY-17). */
export function journeyVerdict(facts: JourneyFacts): Verdict {
  const carried = [facts.applicationNumber, facts.applicationType, facts.businessNumber]
  return carried.some(isBlank) ? refuse(t.valuesMissing) : proceed
}

/**
 * Refuses an account that was not checked (APLY-93). The real-name and business checks are not required (APLY-16,
 * AMB-100).
 */
export function accountCheckVerdict(isAccountChecked: boolean): Verdict {
  return isAccountChecked ? proceed : refuse(t.accountNotChecked)
}
