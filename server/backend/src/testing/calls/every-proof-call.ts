import type { BatchStatus } from 'domain-rules/proof'
import { decide, type Journey } from './journey.ts'
import { sampleBytes } from '../proofs/proof-fixture.ts'
import { textIn } from './text-in.ts'

const CREATE = 'POST /api/v1/proof/proof-create'
const PERIOD_AND_TOTAL = { useProofPeriod: '2024,2025', amountCount: 150_000 }

/** Submits proof in every way, supplements it, and withdraws it. */
export async function followProof(journey: Journey): Promise<void> {
  await decide(journey, '대상선정')
  const supplemented = await registerProof(journey)
  await extend(journey, supplemented)
  await supplement(journey, supplemented)
  await withdraw(journey, await registerProof(journey))
  await requestParcel(journey)
}

async function registerProof(journey: Journey): Promise<string> {
  const { ask, aplyNo } = journey
  const batch = {
    aplyNo,
    aplyType: '일반',
    aplyTypeDetail: '1,2',
    amountCountType: '금액',
    ...PERIOD_AND_TOTAL,
  }
  const items = [await itemOf(journey), await itemOf(journey)]
  const json = { receiptProofMstrCreateRequest: batch, receiptProofRequestList: items }
  await ask(CREATE, { json })
  return latestBatch(journey)
}

async function extend(journey: Journey, batchId: string): Promise<void> {
  const receiptProofMstrId = Number(batchId)
  const more = [{ ...(await itemOf(journey)), receiptProofMstrId }]
  await journey.ask('POST /api/v1/proof/create-batch', { json: more })
  await journey.ask('POST /api/v1/proof/create', { json: { ...(await itemOf(journey)), receiptProofMstrId } })
}

async function supplement(journey: Journey, batchId: string): Promise<void> {
  const { ask, aplyNo } = journey
  const shown = await ask('GET /api/v1/proof-mstr/get/{id}', { params: { id: batchId } })
  const fileId = textIn(shown, 'result', 'receiptProofResponses', 0, 'files', 0, 'fileId')
  await ask('GET /api/v1/proof/file/download/{id}', { params: { id: fileId } })

  await askForSupplement(journey, batchId)
  const [first, second, third, fourth] = [0, 1, 2, 3].map(place =>
    Number(textIn(shown, 'result', 'receiptProofResponses', place, 'receiptProofId')),
  )
  const stated = { aplyNo, receiptProofMstrId: Number(batchId), ...PERIOD_AND_TOTAL }
  await ask('PUT /api/v1/proof-mstr/update', { json: stated })
  await ask('DELETE /api/v1/proof/delete', { json: { receiptProofId: first } })
  await ask('POST /api/v1/proof/update', { form: replacementForm(aplyNo, second) })
  const json = {
    receiptProofMstrUpdateRequest: stated,
    receiptProofRequestList: [
      { ...(await itemOf(journey)), receiptProofId: third },
      { ...(await itemOf(journey)), receiptProofId: fourth },
    ],
  }
  await ask('POST /api/v1/proof/update-batch', { json })
}

function replacementForm(aplyNo: string, receiptProofId: number | undefined): FormData {
  const form = new FormData()
  form.set('receiptProofId', String(receiptProofId))
  form.set('aplyNo', aplyNo)
  form.set('receiptProofFile', new File([sampleBytes.png], '새 영수증.png'))
  return form
}

async function withdraw({ ask }: Journey, id: string): Promise<void> {
  const shown = await ask('GET /api/v1/proof-mstr/get/{id}', { params: { id } })
  const receiptProofId = Number(textIn(shown, 'result', 'receiptProofResponses', 0, 'receiptProofId'))
  await ask('POST /api/v1/proof/cancel', { json: { receiptProofId } })
  await ask('DELETE /api/v1/proof-mstr/delete/{id}', { params: { id } })
}

async function requestParcel({ ask, aplyNo }: Journey): Promise<void> {
  const json = { aplyNo, aplyType: '일반', aplyTypeDetail: '우체국', amountCountType: '택배' }
  await ask('POST /api/v1/proof/proof-create-parcel', { json })
}

async function itemOf(journey: Journey): Promise<object> {
  const { aplyNo, ask } = journey
  const asked = { originalFileName: '영수증.png', contentType: 'image/png', fileCategory: 'receipt' }
  const response = await ask('POST /api/v1/common/file/presigned-url', { json: asked })
  const filePath = textIn(response, 'data', 'filePath')
  const headers = { 'content-type': 'image/png' }
  await fetch(textIn(response, 'data', 'presignedUrl'), { method: 'PUT', body: sampleBytes.png, headers })
  await ask('POST /api/v1/common/file/presigned-download-url', { query: { filePath } })
  return { aplyNo, aplyType: '일반', receiptProofFileReqeust: { filePath } }
}

async function latestBatch({ database, aplyNo }: Journey): Promise<string> {
  const batches = database.selectFrom('proofBatch').select('batchId').where('applicationNumber', '=', aplyNo)
  return (await batches.orderBy('batchId', 'desc').executeTakeFirstOrThrow()).batchId
}

// Work of a case worker.
async function askForSupplement({ database }: Journey, batchId: string): Promise<void> {
  const status = '보완요청' satisfies BatchStatus
  await database.updateTable('proofBatch').set({ status }).where('batchId', '=', batchId).execute()
  await database.updateTable('proofItem').set({ status }).where('batchId', '=', batchId).execute()
}
