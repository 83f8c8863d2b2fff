import { firstBatchStatus, joinCarriers, type AmountKind } from 'domain-rules/proof'
import { change, numbersOf, type Once, type ProofOwner } from './proof-call.ts'

/** Asks parcel carriers for the parcels of the business (API-50, PPAR-12 to PPAR-14). @throws RequestFailed */
export function requestParcelLookup(
  request: { owner: ProofOwner; carriers: readonly string[] },
  { idempotencyKey }: Once,
): Promise<void> {
  const amountCountType: AmountKind = '택배'
  const body = {
    ...numbersOf(request.owner),
    aplyType: '일반',
    aplyTypeDetail: joinCarriers(request.carriers),
    amountCountType,
    progressStatus: firstBatchStatus(amountCountType),
  }
  return change({ method: 'post', path: '/api/v1/proof/proof-create-parcel', body, idempotencyKey })
}
