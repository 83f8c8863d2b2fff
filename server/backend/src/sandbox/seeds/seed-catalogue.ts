import { testPerson } from '../catalogue/persons.ts'
import { testBusinesses, type TestBusiness } from '../catalogue/businesses.ts'
import type { FieldCipher } from '../../crypto/field-cipher.ts'
import { recordBusiness } from '../../stores/business-store.ts'
import type { Database } from '../../stores/database.ts'
import { fileSampleApplication } from './sample-application.ts'

/** A ci that belongs to no person, for applications without a test person. */
const SEEDED_CI = 'seeded-'

/** Files the submitted applications of the test businesses that the catalogue promises; existing ones stay. */
export async function seedCatalogue(database: Database, fields: FieldCipher, now: Date): Promise<void> {
  for (const business of testBusinesses) {
    if (business.applications) await seedBusiness(database, fields, business, now)
  }
}

async function seedBusiness(
  database: Database,
  fields: FieldCipher,
  business: TestBusiness,
  now: Date,
): Promise<void> {
  const { businessNumber, record, applications = [] } = business
  await database.transaction().execute(async transaction => {
    await recordBusiness(transaction, businessNumber, record, now)
    const existing = transaction.selectFrom('application').select('applicationNumber')
    if (await existing.where('businessNumber', '=', businessNumber).executeTakeFirst()) return
    const { applicationType } = record
    for (const { status, personId } of applications) {
      const person = applicantFor(businessNumber, personId)
      const sample = { businessNumber, applicationType, status, ...person, at: now }
      await fileSampleApplication(transaction, fields, sample)
    }
  })
}

function applicantFor(businessNumber: string, personId: string | undefined) {
  const person = personId ? testPerson(personId) : undefined
  if (!person) return { ci: `${SEEDED_CI}${businessNumber}` }
  const { ci, name, birthDate } = person
  return { ci, name, birthDate }
}
