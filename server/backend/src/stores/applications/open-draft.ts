import type { ApplicationType } from 'domain-rules/application'
import type { Transaction } from '../database.ts'
import { hasActiveApplication } from './application-rows.ts'

/**
 * Opens a draft for a business whose row is locked, or reuses the one that is not submitted yet. Returns its number,
 * or null while a submitted application is active (AMB-24).
 */
export async function openDraft(
  transaction: Transaction,
  businessNumber: string,
  applicationType: ApplicationType,
): Promise<string | null> {
  if (await hasActiveApplication(transaction, 'businessNumber', businessNumber)) return null
  const draft = await transaction
    .insertInto('application')
    .values({ businessNumber, applicationType })
    .onConflict(conflict =>
      conflict.column('businessNumber').where('submittedAt', 'is', null).doUpdateSet({ applicationType }),
    )
    .returning('applicationNumber')
    .executeTakeFirstOrThrow()
  return draft.applicationNumber
}
