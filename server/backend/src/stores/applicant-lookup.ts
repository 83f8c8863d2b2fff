import type { Applicant } from '../session/applicant.ts'
import type { Database } from './database.ts'

export type ApplicationOwner = {
  businessNumber: string
  isSubmitted: boolean
  /** The person who has submitted it; null on a draft. */
  applicantCi: string | null
}

/** Returns the owner of an application; null for an unknown number. */
export async function ownerOf(
  database: Database,
  applicationNumber: string,
): Promise<ApplicationOwner | null> {
  const found = await database
    .selectFrom('application')
    .select(['businessNumber', 'submittedAt', 'applicantCi'])
    .where('applicationNumber', '=', applicationNumber)
    .executeTakeFirst()
  if (!found) return null
  const { submittedAt, ...owner } = found
  return { ...owner, isSubmitted: submittedAt !== null }
}

/** Returns the number of a business's application that is not submitted yet; null if there is none. */
export async function draftOf(database: Database, businessNumber: string): Promise<string | null> {
  const draft = await database
    .selectFrom('application')
    .select('applicationNumber')
    .where('businessNumber', '=', businessNumber)
    .where('submittedAt', 'is', null)
    .executeTakeFirst()
  return draft?.applicationNumber ?? null
}

/**
 * Returns true if a session is about a submitted application. Without `token/create` it is about the draft of its
 * business, and about its result if there is none.
 */
export async function hasFiled(
  database: Database,
  { businessNumber, applicationNumber }: Pick<Applicant, 'businessNumber' | 'applicationNumber'>,
): Promise<boolean> {
  if (applicationNumber === null) return (await draftOf(database, businessNumber)) === null
  return (await ownerOf(database, applicationNumber))?.isSubmitted ?? false
}
