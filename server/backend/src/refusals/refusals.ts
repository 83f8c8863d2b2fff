import type { Problem, Verdict } from 'domain-rules'
import { wireNameOf, type ApplicationField } from 'domain-rules/application'
import { HttpError } from 'server-kit'
import type { AppliedAlready } from '../stores/applications/submit-draft.ts'
import { applicationTexts as texts } from '../texts/application.ko.ts'
import { serviceTexts } from '../texts/services.ko.ts'

/** Returns the refusal (404) of another person's application, which is refused like one that does not exist. */
export function unknownApplication(): HttpError {
  return new HttpError(404, 'APPLICATION_NOT_FOUND', texts.unknown)
}

/** Returns the refusal (403) of data of another person than the verified one (AMB-31, GP-11). */
export function wrongPerson(): HttpError {
  return new HttpError(403, 'IDENTITY_MISMATCH', serviceTexts.identity.dataWrong)
}

/** Returns the refusal (404) of a lookup without a result (RES-125). */
export function noResult(): HttpError {
  return new HttpError(404, 'RESULT_NOT_FOUND', texts.noResult)
}

/** Refuses (409) with the reason of a verdict, unless it allows to go on. */
export function assertAllowed(verdict: Verdict, errorCode: string): void {
  if (!verdict.ok) throw new HttpError(409, errorCode, verdict.reason)
}

/** Refuses (400) a form with problems: with the sentence of the first, and every field as calls name it. */
export function assertNoProblems(problems: readonly Problem<ApplicationField>[], errorCode: string): void {
  const errors = problems.map(({ field, message }) => ({ field: wireNameOf(field), message }))
  const [first] = errors
  if (first) throw new HttpError(400, errorCode, first.message, errors)
}

/** Returns the refusal (409) of a second application of a person or business, in the words of the site (IDENT-40, AMB-24). */
export function duplicateApplication(by: AppliedAlready['by']): HttpError {
  return by === 'person'
    ? new HttpError(409, 'APL_DUPLICATE_CI', texts.duplicatePerson)
    : new HttpError(409, 'BUSINESS_ALREADY_APPLIED', texts.duplicateBusiness)
}
