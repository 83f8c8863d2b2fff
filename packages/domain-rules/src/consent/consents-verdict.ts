import { isQuickSupport } from '../application/application-type.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { YesNo } from '../yes-no.ts'
import { CONSENT_GROUPS, CONSENTS, type Consent, type ConsentColumn, type ConsentGroup } from './consents.ts'
import * as t from './texts.ko.ts'

/** An applicant's choices so far; an absent column is not agreed to. */
export type ConsentChoices = Readonly<Partial<Record<ConsentColumn, YesNo>>>

/** Returns true if an applicant of this type must agree to a consent in order to go on (AMB-45, AMB-46). */
export function isConsentRequired({ need }: Consent, applicationType: string): boolean {
  return need === 'required' || (need === 'requiredForQuickSupport' && isQuickSupport(applicationType))
}

/** Returns the required consents of the groups that are not given, in their order; of all five groups by default. */
export function missingConsents(
  choices: ConsentChoices,
  applicationType: string,
  groups: readonly ConsentGroup[] = CONSENT_GROUPS,
): ConsentColumn[] {
  return CONSENTS.filter(consent => groups.includes(consent.group))
    .filter(consent => isConsentRequired(consent, applicationType))
    .map(({ column }) => column)
    .filter(column => choices[column] !== 'Y')
}

/** Refuses while a required consent of the groups is missing (CONS-46); by default, of all groups, as for creating an application (AMB-44). */
export function consentsVerdict(
  choices: ConsentChoices,
  applicationType: string,
  groups: readonly ConsentGroup[] = CONSENT_GROUPS,
): Verdict {
  const isComplete = missingConsents(choices, applicationType, groups).length === 0
  return isComplete ? proceed : refuse(t.requiredMissing)
}
