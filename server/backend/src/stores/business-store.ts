import type { Transaction } from 'kysely'
import type { ApplicationType } from 'domain-rules/application'
import { openDraft } from './applications/open-draft.ts'
import type { Database } from './database.ts'
import type { ManagementType, Tables } from './tables.ts'

/** What is written down of a business, and the kind of support that it gets. */
export type BusinessRecord = {
  managementType: ManagementType
  applicationType: ApplicationType
  taxStatus?: string
  errorCode?: string
  taxType?: string
}

export type BusinessStore = {
  /**
   * Remembers what the tax office said and opens an application for the business, or goes on with the one that has not
   * been submitted yet: registering again gives the same number (AMB-24). Null while a submitted application is active.
   */
  openDraft(businessNumber: string, record: BusinessRecord): Promise<string | null>
}

export function createBusinessStore(database: Database, now: () => Date): BusinessStore {
  return {
    openDraft: (businessNumber, record) =>
      database.transaction().execute(async transaction => {
        // The row stays locked to the end, so a second registration of the same business waits here.
        await rememberBusiness(transaction, businessNumber, record, now())
        return openDraft(transaction, businessNumber, record.applicationType)
      }),
  }
}

/** Writes down the business with what the tax office says of it now. */
export async function rememberBusiness(
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
