import { canRequestParcel, checkParcelRequest, firstBatchStatus, joinCarriers } from 'domain-rules/proof'
import { assertAllowed } from '../refusals.ts'
import { insertBatch, proofFactsOf } from '../stores/proof-store.ts'
import { record, refuseProblem, type Deed } from './deed.ts'
import { openApplication } from './submit-proof.ts'

export type ParcelSubmission = { applicationNumber: string; carriers: readonly string[] }

/**
 * Asks the carriers for what the business has sent (PPAR-08 to PPAR-14). Throws `Refused`: 404, 409 when there is a
 * request already or new proof is not possible, 400 without a carrier of those that are offered.
 */
export async function requestParcel(
  deed: Deed,
  { applicationNumber, carriers }: ParcelSubmission,
  offered: readonly string[],
): Promise<void> {
  const { application, batches } = await openApplication(deed, applicationNumber)
  assertAllowed(canRequestParcel(proofFactsOf(application, batches)), 'PARCEL_NOT_ALLOWED')
  // That the applicant has agreed is what sending it means; the call has no word for it.
  refuseProblem(checkParcelRequest({ isAgreed: true, carriers }, offered))

  const batchId = await insertBatch(deed.transaction, {
    applicationNumber,
    proofType: '일반',
    detail: joinCarriers([...new Set(carriers)]),
    amountKind: '택배',
    status: firstBatchStatus('택배'),
    createdAt: deed.at,
    updatedAt: deed.at,
  })
  await record(deed, 'proof.parcel', applicationNumber, { batchId })
}
