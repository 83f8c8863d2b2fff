import { testBusinesses, type TestBusiness } from '../outside/tax-office/catalogue.ts'
import { rememberBusiness } from '../stores/business-store.ts'
import type { Database } from '../stores/database.ts'

/** Gives the test businesses the submitted applications that the catalogue promises; what is there already stays. */
export async function seedTestApplications(database: Database, now: Date): Promise<void> {
  for (const business of testBusinesses) {
    if (business.applications) await seedBusiness(database, business, now)
  }
}

async function seedBusiness(database: Database, business: TestBusiness, now: Date): Promise<void> {
  const { businessNumber, record, applications = [] } = business
  await database.transaction().execute(async transaction => {
    await rememberBusiness(transaction, businessNumber, record, now)
    const existing = transaction.selectFrom('application').select('applicationNumber')
    if (await existing.where('businessNumber', '=', businessNumber).executeTakeFirst()) return
    const { applicationType } = record
    const rows = applications.map(({ status }) => ({
      businessNumber,
      applicationType,
      status,
      submittedAt: now,
    }))
    await transaction.insertInto('application').values(rows).execute()
  })
}
