import type { Transaction } from 'kysely'
import type { ApplicationType } from 'domain-rules/application'
import { openDraft } from './applications/open-draft.ts'
import type { Database } from './database.ts'
import type { ManagementType, Tables } from './tables.ts'

/** The tax office's facts of a business, and the kind of support that it gets. */
export type BusinessRecord = {
  managementType: ManagementType
  applicationType: ApplicationType
  taxStatus?: string
  errorCode?: string
  taxType?: string
}

/**
 * Records the tax office's facts of a business and returns the number of its application: of a new one, or of the one
 * that is not submitted yet, so registering again gives the same number (AMB-24). Null while a submitted one is active.
 */
export async function registerBusiness(
  database: Database,
  businessNumber: string,
  record: BusinessRecord,
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
  transaction: Transaction<Tables>,
  businessNumber: string,
  { managementType, taxStatus, errorCode, taxType }: BusinessRecord,
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
