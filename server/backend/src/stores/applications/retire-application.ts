import { sql } from 'kysely'
import type { Transaction } from '../database.ts'
import { isResult, type SubmittedApplication } from './application-rows.ts'
import { openDraft } from './open-draft.ts'

/**
 * Retires a locked, deleted application together with the person's older ones for the business, which would become
 * results again. Opens a draft under a fresh number instead (AMB-22). Returns that number, or null while any person
 * has an active application for the business (AMB-24).
 */
export async function replaceWithDraft(
  transaction: Transaction,
  { applicantCi, businessNumber, applicationType }: SubmittedApplication,
  at: Date,
): Promise<string | null> {
  await lockBusiness(transaction, businessNumber)
  const draft = await openDraft(transaction, businessNumber, applicationType)
  if (draft === null) return null
  await transaction
    .updateTable('application')
    .set({ retiredAt: at, updatedAt: at })
    .where('businessNumber', '=', businessNumber)
    .where('applicantCi', '=', applicantCi)
    .where(isResult)
    .execute()
  return draft
}

// A registration of the same business waits meanwhile, as it does for another registration.
async function lockBusiness(transaction: Transaction, businessNumber: string): Promise<void> {
  await sql`select 1 from business where business_number = ${businessNumber} for update`.execute(transaction)
}
