import type { QueueStep } from 'domain-rules/queue'
import * as v from 'valibot'
import { route, type Route } from '../../contract/route.ts'
import { HttpError } from 'server-kit'
import { extendBatch, type BatchExtension } from '../../proofs/extend-batch.ts'
import { requestParcel } from '../../proofs/request-parcel.ts'
import { submitProof, type ProofSubmission } from '../../proofs/submit-proof.ts'
import { proofTexts } from '../../texts/proofs.ko.ts'
import { unknownApplication } from '../../refusals/refusals.ts'
import { changeProof } from './change-proof.ts'
import { addedItem, listOf, parcelBody, proofChange, sentBatch, sentItem } from './fields.ts'

const texts = proofTexts.proof

// The waiting room covers the first step of direct delivery (PDIR-10), but neither its later steps nor general proof.
const turnsFor = (items: readonly { aplyType: string }[]): readonly QueueStep[] =>
  items.some(({ aplyType }) => aplyType === '영업') ? ['proofBusiness'] : []

const createBody = v.object({
  receiptProofMstrCreateRequest: sentBatch,
  receiptProofRequestList: listOf(sentItem),
})

const create = route({
  ...proofChange,
  path: '/api/v1/proof/proof-create',
  summary: 'Registers general or business proof with its uploaded files (API-48).',
  body: createBody,
  turns: ({ body }: { body: { receiptProofRequestList: SentItem[] } }) =>
    turnsFor(body.receiptProofRequestList),
  endsTurn: true,
}).handle(async (asked, dependencies) =>
  changeProof(
    dependencies,
    { ...asked, filePaths: pathsIn(asked.body.receiptProofRequestList) },
    texts.created,
    proof => submitProof(proof, submissionIn(asked.body)),
  ),
)

const createBatch = route({
  ...proofChange,
  path: '/api/v1/proof/create-batch',
  summary: 'Adds uploaded files to an existing batch of proof (API-49).',
  body: v.pipe(listOf(addedItem), v.minLength(1)),
  turns: ({ body }: { body: SentItem[] }) => turnsFor(body),
  endsTurn: true,
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, { ...asked, filePaths: pathsIn(asked.body) }, texts.created, proof =>
    extendBatch(proof, extensionIn(asked.body)),
  ),
)

const createOne = route({
  ...proofChange,
  path: '/api/v1/proof/create',
  summary: 'Adds one uploaded file to an existing batch of proof (API-51).',
  body: addedItem,
  turns: ({ body }: { body: SentItem }) => turnsFor([body]),
  endsTurn: true,
}).handle(async (asked, dependencies) =>
  changeProof(dependencies, { ...asked, filePaths: pathsIn([asked.body]) }, texts.created, proof =>
    extendBatch(proof, extensionIn([asked.body])),
  ),
)

const parcel = route({
  ...proofChange,
  path: '/api/v1/proof/proof-create-parcel',
  summary: "Requests the parcel carriers' lookup of a business (API-50).",
  body: parcelBody,
}).handle(async (asked, dependencies) => {
  const { aplyNo: applicationNumber, aplyTypeDetail } = asked.body
  const submission = { applicationNumber, carriers: namesIn(aplyTypeDetail) }
  return changeProof(dependencies, asked, texts.parcelRequested, proof =>
    requestParcel(proof, submission, dependencies.config.parcelCarriers),
  )
})

/** Serves the calls that create proof. */
export const proofCreationRoutes: readonly Route[] = [create, createBatch, createOne, parcel]

type SentItem = v.InferOutput<typeof sentItem>

function submissionIn(body: v.InferOutput<typeof createBody>): ProofSubmission {
  const { receiptProofMstrCreateRequest: batch, receiptProofRequestList: items } = body
  const { aplyNo: applicationNumber, aplyType: type } = batch
  if (items.some(item => item.aplyNo !== applicationNumber)) throw unknownApplication()
  return {
    applicationNumber,
    type,
    detail: batch.aplyTypeDetail,
    years: batch.useProofPeriod,
    // Direct delivery is counted in cases, whatever the request contains (PDIR-24).
    division: type === '영업' ? '건' : (batch.amountCountType ?? null),
    total: batch.amountCount,
    items: items.map(itemIn),
  }
}

function extensionIn(items: readonly v.InferOutput<typeof addedItem>[]): BatchExtension {
  const [first] = items
  const isOfOneBatch = items.every(
    ({ aplyNo, receiptProofMstrId }) =>
      aplyNo === first?.aplyNo && receiptProofMstrId === first.receiptProofMstrId,
  )
  if (!first || !isOfOneBatch) throw new HttpError(400, 'REQUEST_MALFORMED', texts.oneAtATime)
  return { applicationNumber: first.aplyNo, batchId: first.receiptProofMstrId, items: items.map(itemIn) }
}

function pathsIn(items: readonly SentItem[]): string[] {
  return items.map(item => itemIn(item).filePath)
}

function itemIn({ aplyType: type, receiptProofFileReqeust: { filePath } }: SentItem) {
  return { type, filePath }
}

function namesIn(list: string): string[] {
  return list
    .split(',')
    .map(name => name.trim())
    .filter(Boolean)
}
