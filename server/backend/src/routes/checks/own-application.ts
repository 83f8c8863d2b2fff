import { unknownApplication, wrongPerson } from '../../refusals/refusals.ts'
import type { Applicant } from '../../session/applicant.ts'
import { ownerOf } from '../../stores/applicant-lookup.ts'
import { factsOf, verifiedPerson, type ApplicationFacts } from '../../stores/application-store.ts'
import type { CheckOwner } from '../../stores/check-store.ts'
import type { Database } from '../../stores/database.ts'

/** Throws `HttpError` (404) for a business other than the applicant's. */
export function mustBeOwnBusiness({ businessNumber }: Applicant, asked: string): void {
  if (businessNumber !== asked) throw unknownApplication()
}

/** Throws `HttpError` (403) for a ci other than the applicant's (AMB-31, GP-11). */
export function mustBeOwnCi({ ci }: Applicant, asked: string): void {
  if (ci !== asked) throw wrongPerson()
}

/** Throws `HttpError` for a ci (403) or a business (404) other than the applicant's. */
export function mustBeOwn(applicant: Applicant, asked: { ci: string; brno: string }): void {
  mustBeOwnCi(applicant, asked.ci)
  mustBeOwnBusiness(applicant, asked.brno)
}

/**
 * Returns the facts of an application that a form names, draft or not. Throws `HttpError` as `mustBeOwn` does, and 404
 * for a number that is not of the business.
 */
export async function ownFacts(
  database: Database,
  applicant: Applicant,
  asked: { aplyNo: string; ci: string; brno: string },
): Promise<ApplicationFacts> {
  mustBeOwn(applicant, asked)
  const facts = await factsOf(database, asked.aplyNo, asked.brno)
  if (!facts) throw unknownApplication()
  return facts
}

/**
 * Throws `HttpError` (403) for a name other than the verified one, which cannot be edited (AMB-113): the residence
 * register must not be queried about other people.
 */
export async function mustBeOwnName(database: Database, applicant: Applicant, asked: string): Promise<void> {
  const verified = await verifiedPerson(database, applicant)
  if (verified?.name !== asked) throw wrongPerson()
}

/** Throws `HttpError` (403) unless the server has the record of this person's verification for this business. */
export async function mustBeVerified(database: Database, applicant: Applicant): Promise<void> {
  if (!(await verifiedPerson(database, applicant))) throw wrongPerson()
}

/** Returns the application and person that a check is recorded for. Throws `HttpError` (404) for another person's application. */
export async function ownApplication(
  database: Database,
  { ci, businessNumber }: Applicant,
  applicationNumber: string,
): Promise<CheckOwner> {
  const owner = await ownerOf(database, applicationNumber)
  const isTheirs =
    owner?.businessNumber === businessNumber && (!owner.isSubmitted || owner.applicantCi === ci)
  if (!isTheirs) throw unknownApplication()
  return { applicationNumber, ci }
}
