import { isQuickSupport } from '../application/application-type.ts'
import { proceed, refuse, type Verdict } from '../verdict.ts'
import type { YesNo } from '../yes-no.ts'
import { CONSENT_GROUPS, CONSENTS, type Consent, type ConsentColumn, type ConsentGroup } from './consents.ts'
import * as t from './texts.ko.ts'

/** What an applicant has chosen so far; a column that is not there was not agreed to. */
export type ConsentChoices = Readonly<Partial<Record<ConsentColumn, YesNo>>>

/** Whether an applicant of this type must agree to a consent in order to go on (AMB-45, AMB-46). */
export function isConsentRequired({ need }: Consent, applicationType: string): boolean {
  return need === 'required' || (need === 'requiredForQuickSupport' && isQuickSupport(applicationType))
}

/**
 * The groups that one choice for the whole screen agrees to: all but those of which nothing is asked of this applicant.
 * Who does not need the delivery group chooses it themselves, or no agreement to it is on record (CONS-06, CONS-18, AMB-46).
 */
export function groupsToAgreeTo<Group extends ConsentGroup>(
  groups: readonly Group[],
  applicationType: string,
): Group[] {
  const isForOthers = ({ need }: Consent) =>
    need === 'requiredForQuickSupport' && !isQuickSupport(applicationType)
  return groups.filter(group => !CONSENTS.some(consent => consent.group === group && isForOthers(consent)))
}

/** The required consents that are not given, among those of the groups (all five unless named), in their order. */
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

/** Whether all required consents of the groups are given (CONS-46); without groups, whether an application may be created (AMB-44). */
export function consentsVerdict(
  choices: ConsentChoices,
  applicationType: string,
  groups: readonly ConsentGroup[] = CONSENT_GROUPS,
): Verdict {
  const isComplete = missingConsents(choices, applicationType, groups).length === 0
  return isComplete ? proceed : refuse(t.requiredMissing)
}
