import { RESULT_PAGE_SIZE } from 'domain-rules'
import { proofsOfApplication } from '../../proofs/proof-responses.ts'
import { opinionResponses } from '../../routes/applications/opinion-responses.ts'
import { historyOf, latestResult } from '../../stores/application-store.ts'
import type { Database } from '../../stores/database.ts'

/** Makes the queries of `result/detail/brno`. */
export async function readResult(database: Database, businessNumber: string, ci: string): Promise<void> {
  const found = await latestResult(database, businessNumber, ci)
  if (!found) throw new Error(`There is no result for ${businessNumber}.`)
  await opinionResponses(database, found.applicationNumber)
  await proofsOfApplication(database, found)
  await historyOf(database, found.applicationNumber, {
    page: 0,
    size: RESULT_PAGE_SIZE,
    direction: 'desc',
  })
}
