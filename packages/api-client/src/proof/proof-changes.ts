import type { Sent } from 'domain-rules'
import { joinProofYears, type ProofType } from 'domain-rules/proof'
import * as v from 'valibot'
import { UNSHOWN } from '../http/read-response.ts'
import { getJson, type JsonCall } from '../http/http.ts'
import { change, idOnWire, numbersOf, type Once, type ProofOwner } from './proof-call.ts'
import { batchEntries, itemRows, toBatch, type ProofBatch, type ProofItem } from './proof-records.ts'
import { sentFile, type SentFile } from '../files/sent-file.ts'
import { texts } from './texts.ko.ts'

const BatchResponse = v.object({
  result: v.pipe(
    v.object({ ...batchEntries, receiptProofResponses: itemRows }),
    v.transform(wire => ({ batch: toBatch(wire), items: wire.receiptProofResponses })),
  ),
})

/** Returns a batch with its items (API-40). @throws RequestFailed */
export async function fetchBatch(batchId: string): Promise<{ batch: ProofBatch; items: ProofItem[] }> {
  const path = `/api/v1/proof-mstr/get/${encodeURIComponent(batchId)}`
  return (await getJson(path, { successStatus: '200', shape: BatchResponse })).result
}

/**
 * Withdraws a whole batch (API-39).
 * @throws RequestFailed
 */
export function cancelBatch(batchId: string, { idempotencyKey }: Once): Promise<void> {
  const path = `/api/v1/proof-mstr/delete/${encodeURIComponent(batchId)}`
  return change({ method: 'delete', path, idempotencyKey })
}

/**
 * Withdraws one item (API-38).
 * @throws RequestFailed
 */
export function cancelItem(itemId: string, { idempotencyKey }: Once): Promise<void> {
  const body = { receiptProofId: idOnWire(itemId) }
  return change({ method: 'post', path: '/api/v1/proof/cancel', body, idempotencyKey })
}

/** Deletes an item whose supplement is asked for (API-54). @throws RequestFailed */
export function deleteItem(itemId: string, { idempotencyKey }: Once): Promise<void> {
  const body = { receiptProofId: idOnWire(itemId) }
  return change({ method: 'delete', path: '/api/v1/proof/delete', body, idempotencyKey }, UNSHOWN)
}

export type SupplementRegistration = {
  owner: ProofOwner
  batchId: string
  years: readonly string[]
  /** Null for business proof, which has no years either. */
  total: number | null
  replacements: readonly { itemId: string; type: Sent<ProofType>; file: SentFile }[]
}

/** Registers a supplement: period, total and files that replace others (API-52, PDET-48). @throws RequestFailed */
export function registerSupplement(
  supplement: SupplementRegistration,
  { idempotencyKey }: Once,
): Promise<void> {
  const { owner, batchId, years, total, replacements } = supplement
  const { aplyNo, suptSn } = numbersOf(owner)
  const body = {
    receiptProofMstrUpdateRequest: {
      aplyNo,
      receiptProofMstrId: idOnWire(batchId),
      amountCount: total,
      useProofPeriod: joinProofYears(years),
    },
    receiptProofRequestList: replacements.map(({ itemId, type, file }) => {
      const receiptProofId = idOnWire(itemId)
      return { receiptProofId, aplyNo, aplyType: type, suptSn, receiptProofFileReqeust: sentFile(file) }
    }),
  }
  const call: JsonCall = { method: 'post', path: '/api/v1/proof/update-batch', body, idempotencyKey }
  return change(call, UNSHOWN, texts.batchUpdateFailed)
}
