import type { Transaction } from '../../stores/database.ts'
import type { Applicant } from '../../session/applicant.ts'
import {
  lockApplication,
  lockOfBusiness,
  type Owner,
  type SubmittedApplication,
} from '../../stores/applications/application-rows.ts'
import { duplicateApplication, unknownApplication } from '../../refusals/refusals.ts'

/**
 * Returns the draft with this number, locked for writing. Throws `HttpError`: 404 for another business's number, 409
 * once it is filed, by this person or another one of the business.
 */
export async function lockOwnDraft(
  transaction: Transaction,
  aplyNo: string,
  { ci, businessNumber }: Applicant,
): Promise<void> {
  const row = await lockOfBusiness(transaction, aplyNo, businessNumber)
  if (!row) throw unknownApplication()
  if (row.submittedAt) throw duplicateApplication(row.applicantCi === ci ? 'person' : 'business')
}

/** Returns a submitted application of this owner, or of anyone for null, locked for writing. Throws `HttpError` 404. */
export async function lockOwnApplication(
  transaction: Transaction,
  aplyNo: string,
  owner: Owner | null,
): Promise<SubmittedApplication> {
  const application = await lockApplication(transaction, aplyNo, owner)
  if (!application) throw unknownApplication()
  return application
}
