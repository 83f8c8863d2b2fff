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

/** Whether the journey before it lets the form be submitted at all; if not, it starts over (APLY-13 to APLY-17). */
export function journeyVerdict(facts: Omit<SubmissionFacts, 'mobileNumber' | 'isAccountChecked'>): Verdict {
  const carried = [facts.applicationNumber, facts.applicationType, facts.businessNumber]
  return carried.some(isBlank) ? refuse(t.valuesMissing) : proceed
}

/** Whether an application may be submitted; real-name and business check are not asked for (APLY-16, APLY-22, APLY-93, AMB-100). */
export function submissionVerdict(facts: SubmissionFacts): Verdict {
  const journey = journeyVerdict(facts)
  if (!journey.ok) return journey

  const wrongNumber = checkMobileNumber(facts.mobileNumber)
  if (wrongNumber !== null) return refuse(wrongNumber)
  return accountCheckVerdict(facts.isAccountChecked)
}

/** An application is not filed with an account that was not checked (APLY-93). */
export function accountCheckVerdict(isAccountChecked: boolean): Verdict {
  return isAccountChecked ? proceed : refuse(t.accountNotChecked)
}
