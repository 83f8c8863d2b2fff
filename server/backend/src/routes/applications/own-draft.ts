import type { Transaction } from '../../stores/database.ts'
import type { Applicant } from '../../session/applicant.ts'
import { lockOfBusiness } from '../../stores/applications/application-rows.ts'
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
