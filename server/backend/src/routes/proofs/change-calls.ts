import * as v from 'valibot'
import { route, type Route } from '../../contract/route.ts'
import {
  changePeriodAndTotal,
  deleteItem,
  registerSupplement,
  type PeriodAndTotal,
  type SupplementRegistration,
} from '../../proofs/supplement-proof.ts'
import { cancelItem, deleteBatch } from '../../proofs/withdraw-proof.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'
import { unknownApplication } from '../../refusals/refusals.ts'
import { changeProof } from './change-proof.ts'
import { listOf, periodAndTotal, proofChange, recordId, replacement } from './fields.ts'

const texts = proofTexts.proof
const oneItem = v.object({ receiptProofId: recordId })

const supplementBody = v.object({
  receiptProofMstrUpdateRequest: periodAndTotal,
  receiptProofRequestList: v.nullish(listOf(replacement), []),
})

const supplement = route({
  ...proofChange,
  path: '/api/v1/proof/update-batch',
  summary: 'Registers a supplement: period, total and replacing files (API-52).',
  body: supplementBody,
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, { ...asked, filePaths: pathsIn(asked.body) }, texts.supplemented, proof =>
    registerSupplement(proof, registrationIn(asked.body)),
  ),
)

const change = route({
  ...proofChange,
  method: 'PUT',
  path: '/api/v1/proof-mstr/update',
  summary: 'Changes period and total of proof whose supplement is asked for (API-53).',
  body: periodAndTotal,
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, asked, texts.updated, proof => changePeriodAndTotal(proof, statedIn(asked.body))),
)

const remove = route({
  ...proofChange,
  method: 'DELETE',
  path: '/api/v1/proof/delete',
  summary: 'Deletes an item whose supplement is asked for (API-54).',
  body: oneItem,
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, asked, texts.deleted, proof => deleteItem(proof, asked.body.receiptProofId)),
)

const cancel = route({
  ...proofChange,
  path: '/api/v1/proof/cancel',
  summary: 'Withdraws one item of proof (API-38).',
  body: oneItem,
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, asked, texts.cancelled, proof => cancelItem(proof, asked.body.receiptProofId)),
)

const cancelBatch = route({
  ...proofChange,
  method: 'DELETE',
  path: '/api/v1/proof-mstr/delete/:id',
  summary: 'Withdraws a whole batch of proof (API-39).',
  params: v.object({ id: recordId }),
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, asked, texts.batchCancelled, proof => deleteBatch(proof, asked.params.id)),
)

/** Serves the calls that change or withdraw proof. */
export const proofChangesRoutes: readonly Route[] = [supplement, change, remove, cancel, cancelBatch]

type SupplementBody = v.InferOutput<typeof supplementBody>

function pathsIn({ receiptProofRequestList: items }: SupplementBody): string[] {
  return items.map(({ receiptProofFileReqeust: { filePath } }) => filePath)
}

function registrationIn(body: SupplementBody): SupplementRegistration {
  const { receiptProofMstrUpdateRequest: stated, receiptProofRequestList: items } = body
  if (items.some(({ aplyNo }) => aplyNo !== stated.aplyNo)) throw unknownApplication()
  const replacements = items.map(({ receiptProofId: itemId, receiptProofFileReqeust: { filePath } }) => ({
    itemId,
    filePath,
  }))
  return { ...statedIn(stated), replacements }
}

function statedIn(stated: v.InferOutput<typeof periodAndTotal>): PeriodAndTotal {
  const {
    aplyNo: applicationNumber,
    receiptProofMstrId: batchId,
    amountCount: total,
    useProofPeriod: years,
  } = stated
  return { applicationNumber, batchId, years, total }
}
