import { canRequestParcel, checkParcelRequest, firstBatchStatus, joinCarriers } from 'domain-rules/proof'
import { assertAllowed } from '../refusals/refusals.ts'
import { insertBatch, proofFactsOf } from '../stores/proof-store.ts'
import { record, assertNoProblem, type ProofTransaction } from './proof-transaction.ts'
import { openApplication } from './submit-proof.ts'

export type ParcelSubmission = { applicationNumber: string; carriers: readonly string[] }

/**
 * Requests the carriers' lookup of the business's parcels (PPAR-08 to PPAR-14). Throws `HttpError`: 404, 409
 * after an earlier request or while new proof is not possible, 400 without an offered carrier.
 */
export async function requestParcel(
  proof: ProofTransaction,
  { applicationNumber, carriers }: ParcelSubmission,
  offered: readonly string[],
): Promise<void> {
  const { application, batches } = await openApplication(proof, applicationNumber)
  assertAllowed(canRequestParcel(proofFactsOf(application, batches)), 'PARCEL_NOT_ALLOWED')
  // Sending the request means agreement; the call has no field for it.
  assertNoProblem(checkParcelRequest({ isAgreed: true, carriers }, offered))

  const batchId = await insertBatch(proof.transaction, {
    applicationNumber,
    proofType: '일반',
    detail: joinCarriers([...new Set(carriers)]),
    amountKind: '택배',
    status: firstBatchStatus('택배'),
    createdAt: proof.at,
    updatedAt: proof.at,
  })
  await record(proof, 'proof.parcel', applicationNumber, { batchId })
}
