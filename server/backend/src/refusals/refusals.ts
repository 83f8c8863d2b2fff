import type { Problem, Verdict } from 'domain-rules'
import { wireNameOf, type ApplicationField } from 'domain-rules/application'
import type { FieldProblem } from 'server-kit'
import type { AppliedAlready } from '../stores/applications/submit-draft.ts'
import { applicationTexts as texts } from '../texts/application.ko.ts'

/**
 * The kind of a refusal, which has its HTTP status in `http-errors.ts`: the record does not exist or is another
 * person's, the rules do not allow the action now, the input is invalid, or this person may not do it.
 */
export type RefusalReason = 'unknown' | 'not-allowed' | 'invalid' | 'forbidden'

/** A refusal by the programme, thrown so that its transaction is undone; the message is for the person. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly reason: RefusalReason
  readonly errorCode: string
  readonly errors: readonly FieldProblem[] | undefined

  constructor(reason: RefusalReason, errorCode: string, message: string, errors?: readonly FieldProblem[]) {
    super(message)
    this.reason = reason
    this.errorCode = errorCode
    this.errors = errors
  }
}

/** Another person's application is refused like one that does not exist. */
export function unknownApplication(): Refusal {
  return new Refusal('unknown', 'APPLICATION_NOT_FOUND', texts.unknown)
}

/** Throws a `Refusal` with the reason of a verdict, unless it allows to go on. */
export function assertAllowed(verdict: Verdict, errorCode: string): void {
  if (!verdict.ok) throw new Refusal('not-allowed', errorCode, verdict.reason)
}

/** Throws a `Refusal` for a form with problems: the sentence of the first, and every field as calls name it. */
export function assertNoProblems(problems: readonly Problem<ApplicationField>[], errorCode: string): void {
  const errors = problems.map(({ field, message }) => ({ field: wireNameOf(field), message }))
  const [first] = errors
  if (first) throw new Refusal('invalid', errorCode, first.message, errors)
}

/** Returns the refusal of a second application of a person or business, in the words of the site (IDENT-40, AMB-24). */
export function duplicateApplication(by: AppliedAlready['by']): Refusal {
  return by === 'person'
    ? new Refusal('not-allowed', 'APL_DUPLICATE_CI', texts.duplicatePerson)
    : new Refusal('not-allowed', 'BUSINESS_ALREADY_APPLIED', texts.duplicateBusiness)
}
