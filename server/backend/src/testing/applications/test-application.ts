import { fileSampleApplication, type SampleApplication } from '../../sandbox/seeds/sample-application.ts'
import { recordBusiness } from '../../stores/business-store.ts'
import type { Database } from '../../stores/database.ts'
import { testFields } from '../backend/test-fields.ts'

/** Files an application for a business in one of the statuses and returns its number. */
export async function fileTestApplication(
  database: Database,
  sample: Partial<SampleApplication> & { businessNumber: string },
): Promise<string> {
  const { businessNumber, applicationType = '확인', status = '신청', at = new Date() } = sample
  const ci = sample.ci ?? `ci-of-${businessNumber}`
  return database.transaction().execute(async transaction => {
    await recordBusiness(transaction, businessNumber, { managementType: '1', applicationType }, at)
    return fileSampleApplication(transaction, testFields, { ...sample, applicationType, status, at, ci })
  })
}
