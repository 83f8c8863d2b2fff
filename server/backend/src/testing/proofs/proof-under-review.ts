import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BatchStatus, ItemStatus } from 'domain-rules/proof'
import { expect } from 'vitest'
import { filesOfItems } from '../../stores/file-store.ts'
import { sampleBytes, type ProofApplicant } from './proof-fixture.ts'
import { proofIsDone } from './proof-records.ts'
import type { TestBackend } from '../backend/test-backend.ts'

export type Registered = { batchId: number; itemIds: number[]; paths: string[] }

/** Creates general proof under review, and reads its state. */
export function proofUnderReview(backend: TestBackend) {
  const itemRows = (batchId: number) =>
    backend.database
      .selectFrom('proofItem')
      .selectAll()
      .where('batchId', '=', String(batchId))
      .orderBy('itemId')
      .execute()

  return {
    itemRows,

    batchRow: (batchId: number) =>
      backend.database
        .selectFrom('proofBatch')
        .selectAll()
        .where('batchId', '=', String(batchId))
        .executeTakeFirstOrThrow(),

    /** The files of an item that are not deleted. */
    filesOf: (itemId: number | undefined) => filesOfItems(backend.database, [String(itemId)]),

    isStored: (path: string) => existsSync(join(backend.dataDir, 'objects', path)),

    setBatch,

    /** Submits so many files; the first so many items are asked for again, and the batch with them. */
    async register(applicant: ProofApplicant, files = 2, asked = 0): Promise<Registered> {
      const paths: string[] = []
      for (let place = 0; place < files; place += 1) paths.push(await applicant.upload(`${place}.png`))
      const body = applicant.submission(paths.map(path => applicant.item(path)))
      expect(await applicant.call('POST', '/api/v1/proof/proof-create', body)).toEqual(proofIsDone())
      const batchId = await latestBatch(applicant)
      const itemIds = (await itemRows(batchId)).map(({ itemId }) => Number(itemId))
      if (asked > 0) await setBatch(batchId, '보완요청')
      for (const itemId of itemIds.slice(0, asked)) await setItem(itemId, '보완요청')
      return { batchId, itemIds, paths }
    },
  }

  async function latestBatch({ applicationNumber }: ProofApplicant): Promise<number> {
    const batches = backend.database.selectFrom('proofBatch').select('batchId').orderBy('batchId', 'desc')
    const { batchId } = await batches
      .where('applicationNumber', '=', applicationNumber)
      .executeTakeFirstOrThrow()
    return Number(batchId)
  }

  async function setBatch(batchId: number, status: BatchStatus): Promise<void> {
    await backend.database
      .updateTable('proofBatch')
      .set({ status })
      .where('batchId', '=', String(batchId))
      .execute()
  }

  async function setItem(itemId: number, status: ItemStatus): Promise<void> {
    await backend.database
      .updateTable('proofItem')
      .set({ status })
      .where('itemId', '=', String(itemId))
      .execute()
  }
}

/** Returns the body of update-batch. */
export function supplementBody(
  applicant: ProofApplicant,
  batchId: number,
  items: readonly object[] = [],
  more: object = {},
): object {
  return {
    receiptProofMstrUpdateRequest: {
      aplyNo: applicant.applicationNumber,
      receiptProofMstrId: batchId,
      amountCount: 150_000,
      useProofPeriod: '2024,2025',
      ...more,
    },
    receiptProofRequestList: items,
  }
}

/** Returns an entry of it: an item with the file that replaces its own. */
export async function replacing(
  applicant: ProofApplicant,
  receiptProofId: number | undefined,
  path?: string,
): Promise<object> {
  return { ...applicant.item(path ?? (await applicant.upload('neu.pdf', sampleBytes.pdf))), receiptProofId }
}
