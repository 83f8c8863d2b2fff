import { RESULT_PAGE_SIZE } from 'domain-rules'
import { proofsOfApplication } from '../../proofs/proof-responses.ts'
import { opinionAnswers } from '../../routes/applications/opinion-responses.ts'
import { createApplicationStore } from '../../stores/application-store.ts'
import type { Database } from '../../stores/database.ts'

/** Asks the database for all that `result/detail/brno` shows, as the call does. */
export async function readResult(database: Database, businessNumber: string, ci: string): Promise<void> {
  const applications = createApplicationStore(database)
  const found = await applications.latestResult(businessNumber, ci)
  if (!found) throw new Error(`There is no result for ${businessNumber}.`)
  await opinionAnswers(database, found.applicationNumber)
  await proofsOfApplication(database, found)
  await applications.historyOf(found.applicationNumber, {
    page: 0,
    size: RESULT_PAGE_SIZE,
    direction: 'desc',
  })
}
