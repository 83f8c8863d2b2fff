import { checkMobileNumber } from '../applicant/mobile-number.ts'
import { isBlank } from '../blank.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import * as t from './texts.ko.ts'

export type SubmissionFacts = {
  applicationNumber: string
  applicationType: string
  businessNumber: string
  mobileNumber: string
  isAccountChecked: boolean
}

/** Decides if the steps before the form are complete; if not, the journey starts over (APLY-13 to APLY-17). */
export function journeyVerdict(facts: Omit<SubmissionFacts, 'mobileNumber' | 'isAccountChecked'>): Verdict {
  const carried = [facts.applicationNumber, facts.applicationType, facts.businessNumber]
  return carried.some(isBlank) ? refuse(t.valuesMissing) : proceed
}

/**
 * Decides if an application may be submitted. The real-name and business checks are not required (APLY-16, APLY-22,
 * APLY-93, AMB-100).
 */
export function submissionVerdict(facts: SubmissionFacts): Verdict {
  const journey = journeyVerdict(facts)
  if (!journey.ok) return journey

  const wrongNumber = checkMobileNumber(facts.mobileNumber)
  if (wrongNumber !== null) return refuse(wrongNumber)
  return accountCheckVerdict(facts.isAccountChecked)
}

/** Refuses an account that was not checked (APLY-93). */
export function accountCheckVerdict(isAccountChecked: boolean): Verdict {
  return isAccountChecked ? proceed : refuse(t.accountNotChecked)
}
