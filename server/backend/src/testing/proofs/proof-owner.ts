import { filesOfItems } from '../../stores/file-store.ts'
import { newProofApplicant } from './proof-fixture.ts'
import { proofUnderReview } from './proof-under-review.ts'
import type { TestBackend } from '../backend/test-backend.ts'

/** A signed-in applicant with an application and proof, and texts that name their records. */
export type ProofOwner = {
  cookie: string
  applicationNumber: string
  batchId: number
  /** An item that is asked for again. */
  askedItemId: number
  theirs: readonly string[]
}

let lastBusiness = 1_999_000_000

/** On hold, with proof that is asked for again and uploads that wait: nearly every call finds a record to change. */
export async function newProofOwner(backend: TestBackend): Promise<ProofOwner> {
  const businessNumber = String((lastBusiness += 1))
  const ci = `ci-of-${businessNumber}`
  const applicant = await newProofApplicant(backend, { businessNumber, ci })
  const { cookie, applicationNumber } = applicant
  const { batchId, itemIds, paths } = await proofUnderReview(backend).register(applicant, 3, 2)
  const uploads = [await applicant.upload('a.png'), await applicant.upload('b.png', undefined, 'opinion')]
  await putOnHold(backend, applicationNumber)
  const files = await filesOfItems(backend.database, itemIds.map(String))
  const numbers = [batchId, ...itemIds, ...files.map(({ fileId }) => fileId)].map(String)
  const theirs = [applicationNumber, businessNumber, ci, ...numbers, ...paths, ...uploads]
  return { cookie, applicationNumber, batchId, askedItemId: itemIds[0] ?? 0, theirs }
}

/** Returns all records of their application and proof. */
export async function recordsOf(backend: TestBackend, owner: ProofOwner): Promise<unknown> {
  const { batchRow, itemRows } = proofUnderReview(backend)
  const items = await itemRows(owner.batchId)
  const itemIds = items.map(({ itemId }) => itemId)
  return {
    application: await backend.database
      .selectFrom('application')
      .selectAll()
      .where('applicationNumber', '=', owner.applicationNumber)
      .executeTakeFirst(),
    batch: await batchRow(owner.batchId),
    items,
    files: await filesOfItems(backend.database, itemIds),
  }
}

async function putOnHold({ database }: TestBackend, applicationNumber: string): Promise<void> {
  await database
    .updateTable('application')
    .set({ status: '보류' })
    .where('applicationNumber', '=', applicationNumber)
    .execute()
}
