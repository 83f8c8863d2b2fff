import type { TaxRecord } from '../services/tax-office/tax-office.ts'
import { openDraft } from './applications/open-draft.ts'
import type { Database, Transaction } from './database.ts'

/**
 * Records the tax office's facts of a business and returns the number of its application: of a new one, or of the one
 * that is not submitted yet, so registering again gives the same number (AMB-24). Null while a submitted one is active.
 */
export async function registerBusiness(
  database: Database,
  businessNumber: string,
  record: TaxRecord,
  now: Date,
): Promise<string | null> {
  return database.transaction().execute(async transaction => {
    // The row stays locked to the end, so a second registration of the same business waits here.
    await recordBusiness(transaction, businessNumber, record, now)
    return openDraft(transaction, businessNumber, record.applicationType)
  })
}

/** Inserts or updates a business with the facts that the tax office has now. */
export async function recordBusiness(
  transaction: Transaction,
  businessNumber: string,
  { managementType, taxStatus, errorCode, taxType }: TaxRecord,
  checkedAt: Date,
): Promise<void> {
  const facts = {
    managementType,
    taxStatus: taxStatus ?? null,
    taxErrorCode: errorCode ?? null,
    taxType: taxType ?? null,
    checkedAt,
  }
  await transaction
    .insertInto('business')
    .values({ businessNumber, ...facts })
    .onConflict(conflict => conflict.column('businessNumber').doUpdateSet(facts))
    .execute()
}
