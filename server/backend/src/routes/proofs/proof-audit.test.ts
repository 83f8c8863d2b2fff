import { beforeEach, expect, it } from 'vitest'
import { newProofApplicant, sampleBytes, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofIsDone } from '../../testing/proofs/proof-records.ts'
import { proofUnderReview, supplementBody } from '../../testing/proofs/proof-under-review.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const review = proofUnderReview(backend)
let applicant: ProofApplicant

beforeEach(async () => {
  applicant = await newProofApplicant(backend)
})

const done = (response: unknown) => expect(response).toMatchObject({ status: 200 })

/** Returns the entries of the applicant's proof in the audit log, the oldest first. */
async function entries() {
  const found = backend.database.selectFrom('audit').select(['action', 'detail']).orderBy('auditNumber')
  const ofProof = found.where('action', 'like', 'proof.%')
  return ofProof.where('applicationNumber', '=', applicant.applicationNumber).execute()
}

it('the audit log has what an applicant registers, adds and takes back', async () => {
  const { batchId, itemIds } = await review.register(applicant, 2)
  const added = applicant.item(await applicant.upload('c.png'), { receiptProofMstrId: batchId })
  done(await applicant.call('POST', '/api/v1/proof/create', added))
  done(await applicant.call('POST', '/api/v1/proof/cancel', { receiptProofId: itemIds[0] }))
  done(await applicant.call('DELETE', `/api/v1/proof-mstr/delete/${batchId}`))

  const batch = { batchId: String(batchId) }
  expect(await entries()).toEqual([
    { action: 'proof.create', detail: { ...batch, items: 2 } },
    { action: 'proof.extend', detail: { ...batch, items: 1 } },
    { action: 'proof.cancel', detail: { ...batch, itemId: String(itemIds[0]) } },
    { action: 'proof.delete-batch', detail: batch },
  ])
})

it('the audit log has each change of a supplement', async () => {
  const { batchId, itemIds } = await review.register(applicant, 3, 2)
  const stated = { useProofPeriod: '2025', amountCount: 70_000 }
  const named = { receiptProofMstrId: batchId, aplyNo: applicant.applicationNumber }
  done(await applicant.call('PUT', '/api/v1/proof-mstr/update', { ...named, ...stated }))
  done(await applicant.call('DELETE', '/api/v1/proof/delete', { receiptProofId: itemIds[0] }))

  const form = new FormData()
  form.set('receiptProofId', String(itemIds[1]))
  form.set('aplyNo', applicant.applicationNumber)
  form.set('receiptProofFile', new File([sampleBytes.pdf], 'neu.pdf'))
  const sent = { method: 'POST', body: form, headers: { cookie: applicant.cookie } }
  done(await fetch(`${backend.address}/api/v1/proof/update`, sent))
  const body = supplementBody(applicant, batchId, [], stated)
  expect(await applicant.call('POST', '/api/v1/proof/update-batch', body)).toEqual(proofIsDone())

  const batch = { batchId: String(batchId) }
  expect((await entries()).slice(1)).toEqual([
    { action: 'proof.change', detail: batch },
    { action: 'proof.delete', detail: { ...batch, itemId: String(itemIds[0]) } },
    { action: 'proof.replace', detail: { ...batch, itemId: String(itemIds[1]) } },
    { action: 'proof.supplement', detail: { ...batch, replaced: 0 } },
  ])
})

it('the audit log has a request to the carriers', async () => {
  const request = {
    aplyNo: applicant.applicationNumber,
    aplyType: '일반',
    aplyTypeDetail: '우체국',
    amountCountType: '택배',
    progressStatus: '승인',
  }
  done(await applicant.call('POST', '/api/v1/proof/proof-create-parcel', request))
  expect(await entries()).toEqual([
    { action: 'proof.parcel', detail: { batchId: expect.stringMatching(/^\d+$/) } },
  ])
})
