import * as v from 'valibot'
import { resultResponse } from '../../contract/fields.ts'
import { route } from '../../contract/route.ts'
import { unknownProof } from '../../proofs/proof-transaction.ts'
import { batchResponseFor, batchWithItemsResponse, itemResponsesFor } from '../../proofs/proof-responses.ts'
import { findOwnBatch } from '../../stores/proof-store.ts'
import { recordId } from './fields.ts'

/** Serves `GET /api/v1/proof-mstr/get/{id}`. */
export const proofDetailRoute = route({
  method: 'GET',
  path: '/api/v1/proof-mstr/get/:id',
  summary: 'Returns a batch of proof with its items and their files (API-40).',
  access: 'applicant',
  params: v.object({ id: recordId }),
  response: resultResponse(batchWithItemsResponse),
}).handle(async ({ applicant, params }, { database }) => {
  const found = await findOwnBatch(database, params.id, applicant)
  if (!found) throw unknownProof()
  const receiptProofResponses = itemResponsesFor(found.batch)
  const result = { ...batchResponseFor(found.batch, found.supportNumber), receiptProofResponses }
  return { status: 200, message: 'Success', result }
})
