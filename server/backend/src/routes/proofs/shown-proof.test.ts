import { beforeAll, expect, it } from 'vitest'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { newProofApplicant, type ProofApplicant } from '../../testing/proofs/proof-fixture.ts'
import { proofUnderReview, type Registered } from '../../testing/proofs/proof-under-review.ts'

const PERSON = { businessNumber: '2499999981', ci: 'ci-of-2499999981' }

const backend = testBackend()
const review = proofUnderReview(backend)
let applicant: ProofApplicant
let earlier: Registered
let later: Registered

beforeAll(async () => {
  applicant = await newProofApplicant(backend, PERSON)
  earlier = await review.register(applicant, 3, 2)
  await review.setBatch(earlier.batchId, '지급완료')
  later = await review.register(applicant, 2, 0)
  await review.setBatch(earlier.batchId, '보완요청')
  await applicant.call('DELETE', '/api/v1/proof/delete', { receiptProofId: earlier.itemIds[1] })
  // A changed row is the last of its table from then on.
  await review.setBatch(later.batchId, '심사중')
  await backend.database
    .updateTable('proofItem')
    .set({ reason: '확인' })
    .where('itemId', '=', String(earlier.itemIds[0]))
    .execute()
})

type Shown = {
  receiptProofMstrs: { receiptProofMstrId: number }[]
  receiptProofs: { receiptProofId: number }[]
}

it('has the latest batch first, and its items as they were registered', async () => {
  const { businessNumber: brno, ci } = PERSON
  const asked = { ci, brno, pageRequest: { page: 0, size: 1 } }
  const { body } = await applicant.call('POST', '/api/v1/application/result/detail/brno', asked)
  const { receiptProofMstrs, receiptProofs } = (body as { result: Shown }).result
  expect(receiptProofMstrs.map(({ receiptProofMstrId }) => receiptProofMstrId)).toEqual([
    later.batchId,
    earlier.batchId,
  ])
  expect(receiptProofs.map(({ receiptProofId }) => receiptProofId)).toEqual([
    earlier.itemIds[0],
    earlier.itemIds[2],
    ...later.itemIds,
  ])
})

const shown = async (batchId: number) => {
  const { body } = await applicant.call('GET', `/api/v1/proof-mstr/get/${batchId}`)
  const { result } = body as { result?: { receiptProofResponses: { receiptProofId: number }[] } }
  return result?.receiptProofResponses.map(({ receiptProofId }) => receiptProofId)
}

it('of one batch has its items as they were registered, without the deleted one', async () => {
  expect(await shown(earlier.batchId)).toEqual([earlier.itemIds[0], earlier.itemIds[2]])
  expect(await shown(later.batchId)).toEqual(later.itemIds)
})

it('of an application that was replaced by another is not shown', async () => {
  const application = backend.database.updateTable('application').set({ retiredAt: new Date() })
  await application.where('applicationNumber', '=', applicant.applicationNumber).execute()
  expect(await shown(later.batchId)).toBeUndefined()
})
