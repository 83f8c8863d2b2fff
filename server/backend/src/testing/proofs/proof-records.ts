import type { BatchStatus, ItemStatus } from 'domain-rules/proof'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'
import type { Tables } from '../../stores/tables.ts'
import type { ProofApplicant } from './proof-fixture.ts'
import type { TestBackend } from '../backend/test-backend.ts'

type Batch = {
  status: BatchStatus | null
  proofType?: '일반' | '영업' | '신속'
  amountKind?: '금액' | '건' | '택배' | null
  recognisedAmount?: number
}

/** Reads the records that proof calls write, and creates batches that exist before any call. */
export type ProofRecords = {
  batchesOf(applicant: ProofApplicant): Promise<Selectable<Tables['proofBatch']>[]>
  itemsOf(batchId: string): Promise<Selectable<Tables['proofItem']>[]>
  placeBatch(applicant: ProofApplicant, batch: Batch): Promise<string>
  /** An item without a file. */
  placeItem(batchId: string, status: ItemStatus): Promise<string>
}

export function proofRecords(backend: TestBackend): ProofRecords {
  return {
    batchesOf: ({ applicationNumber }) =>
      backend.database
        .selectFrom('proofBatch')
        .selectAll()
        .where('applicationNumber', '=', applicationNumber)
        .orderBy('batchId')
        .execute(),

    itemsOf: batchId =>
      backend.database
        .selectFrom('proofItem')
        .selectAll()
        .where('batchId', '=', batchId)
        .orderBy('itemId')
        .execute(),

    async placeBatch({ applicationNumber }, batch) {
      const at = new Date()
      const usual = {
        applicationNumber,
        proofType: '일반',
        amountKind: '금액',
        createdAt: at,
        updatedAt: at,
      } as const
      const row = { ...usual, ...batch }
      const inserted = backend.database.insertInto('proofBatch').values(row).returning('batchId')
      return (await inserted.executeTakeFirstOrThrow()).batchId
    },

    async placeItem(batchId, status) {
      const row = { batchId, proofType: '일반', status, createdAt: new Date() } as const
      const inserted = backend.database.insertInto('proofItem').values(row).returning('itemId')
      return (await inserted.executeTakeFirstOrThrow()).itemId
    },
  }
}

/** Returns the response of a proof call that is done. Without a sentence any fits. */
export function proofIsDone(message: unknown = expect.any(String)) {
  return { status: 200, body: { status: 200, httpStatus: 'OK', message } }
}
