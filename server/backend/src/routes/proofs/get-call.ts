import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { defineCall } from '../../contract/call.ts'
import { resultResponse } from '../../contract/fields.ts'
import { serve } from '../../contract/serve.ts'
import type { Dependencies } from '../../dependencies.ts'
import { unknownProof } from '../../proofs/proof-transaction.ts'
import { batchResponseFor, batchWithItemsResponse, itemResponsesFor } from '../../proofs/proof-responses.ts'
import { findOwnBatch } from '../../stores/proof-store.ts'
import { recordId } from './fields.ts'

const getCall = defineCall({
  method: 'GET',
  path: '/api/v1/proof-mstr/get/:id',
  summary: 'Returns a batch of proof with its items and their files (API-40).',
  access: 'applicant',
  params: v.object({ id: recordId }),
  response: resultResponse(batchWithItemsResponse),
})

/** Serves `GET /api/v1/proof-mstr/get/{id}`. */
export function serveProofDetail(app: FastifyInstance, dependencies: Dependencies): void {
  const { database } = dependencies
  serve(app, dependencies, getCall, async ({ applicant, params }) => {
    const found = await findOwnBatch(database, params.id, applicant)
    if (!found) throw unknownProof()
    const receiptProofResponses = itemResponsesFor(found.batch)
    const result = { ...batchResponseFor(found.batch, found.supportNumber), receiptProofResponses }
    return { status: 200, message: 'Success', result }
  })
}
