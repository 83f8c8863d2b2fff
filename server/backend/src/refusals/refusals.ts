import type { Problem, Verdict } from 'domain-rules'
import { wireNameOf, type ApplicationField } from 'domain-rules/application'
import type { FieldProblem } from 'server-kit'
import type { AppliedAlready } from '../stores/applications/submit-draft.ts'
import { applicationTexts as texts } from '../texts/application.ko.ts'

/**
 * Why something is not done: the record is not there or another person's, the rules do not allow it in this state, what
 * was sent is not in order, or it is not for this person to do. Each has its HTTP status in `http-errors.ts`.
 */
export type RefusalReason = 'unknown' | 'not-allowed' | 'invalid' | 'forbidden'

/** What the programme refuses, thrown so that its transaction is undone; the message is for the person. */
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

/** Another person's application is refused like one that is not there. */
export function unknownApplication(): Refusal {
  return new Refusal('unknown', 'APPLICATION_NOT_FOUND', texts.unknown)
}

/** Throws a `Refusal` for what a rule does not allow, with the rule's reason. */
export function assertAllowed(verdict: Verdict, errorCode: string): void {
  if (!verdict.ok) throw new Refusal('not-allowed', errorCode, verdict.reason)
}

/** Throws a `Refusal` for a form that has problems, with the sentence of the first, naming every field as calls do. */
export function assertNoProblems(problems: readonly Problem<ApplicationField>[], errorCode: string): void {
  const errors = problems.map(({ field, message }) => ({ field: wireNameOf(field), message }))
  const [first] = errors
  if (first) throw new Refusal('invalid', errorCode, first.message, errors)
}

/** One person, one business: the second application is refused in the words of the site (IDENT-40, AMB-24). */
export function duplicateApplication(by: AppliedAlready['by']): Refusal {
  return by === 'person'
    ? new Refusal('not-allowed', 'APL_DUPLICATE_CI', texts.duplicatePerson)
    : new Refusal('not-allowed', 'BUSINESS_ALREADY_APPLIED', texts.duplicateBusiness)
}
