import type { Problem, Verdict } from 'domain-rules'
import { wireNameOf, type ApplicationField } from 'domain-rules/application'
import { Refused } from './http/refused.ts'
import type { AppliedAlready } from './stores/applications/submit-draft.ts'
import { applicationTexts as texts } from './texts/application.ko.ts'

/** Somebody else's application answers like one that is not there. */
export function unknownApplication(): Refused {
  return new Refused(404, 'APPLICATION_NOT_FOUND', texts.unknown)
}

/** Refuses (409) what a rule does not allow, with the rule's reason. */
export function assertAllowed(verdict: Verdict, errorCode: string): void {
  if (!verdict.ok) throw new Refused(409, errorCode, verdict.reason)
}

/** Refuses (400) a form that has problems with the sentence of the first, naming every field as calls do. */
export function assertNoProblems(problems: readonly Problem<ApplicationField>[], errorCode: string): void {
  const errors = problems.map(({ field, message }) => ({ field: wireNameOf(field), message }))
  const [first] = errors
  if (first) throw new Refused(400, errorCode, first.message, errors)
}

/** One person, one business: the second application is refused in the words of the site (IDENT-40, AMB-24). */
export function duplicateApplication(by: AppliedAlready['by']): Refused {
  return by === 'person'
    ? new Refused(409, 'APL_DUPLICATE_CI', texts.duplicatePerson)
    : new Refused(409, 'BUSINESS_ALREADY_APPLIED', texts.duplicateBusiness)
}
