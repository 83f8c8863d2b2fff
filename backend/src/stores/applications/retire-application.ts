import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { isActive, type SubmittedApplication } from './application-rows.ts'

/**
 * Takes a locked, deleted application out of the results and opens a draft under a fresh number in its place (AMB-22);
 * answers that number, or null while somebody has an active application for the business (AMB-24).
 */
export async function replaceWithDraft(
  transaction: Transaction<Tables>,
  { applicationNumber, businessNumber, applicationType }: SubmittedApplication,
  at: Date,
): Promise<string | null> {
  await lockBusiness(transaction, businessNumber)
  if (await hasActiveApplication(transaction, businessNumber)) return null
  await transaction
    .updateTable('application')
    .set({ retiredAt: at, updatedAt: at })
    .where('applicationNumber', '=', applicationNumber)
    .execute()
  const draft = await transaction
    .insertInto('application')
    .values({ businessNumber, applicationType })
    // A draft that somebody has opened meanwhile at the registration is as good as a new one.
    .onConflict(conflict =>
      conflict.column('businessNumber').where('submittedAt', 'is', null).doUpdateSet({ applicationType }),
    )
    .returning('applicationNumber')
    .executeTakeFirstOrThrow()
  return draft.applicationNumber
}

// A registration of the same business waits meanwhile, as it does for another registration.
async function lockBusiness(transaction: Transaction<Tables>, businessNumber: string): Promise<void> {
  await sql`select 1 from business where business_number = ${businessNumber} for update`.execute(transaction)
}

async function hasActiveApplication(
  transaction: Transaction<Tables>,
  businessNumber: string,
): Promise<boolean> {
  const active = await transaction
    .selectFrom('application')
    .select('applicationNumber')
    .where('businessNumber', '=', businessNumber)
    .where(isActive)
    .executeTakeFirst()
  return active !== undefined
}
