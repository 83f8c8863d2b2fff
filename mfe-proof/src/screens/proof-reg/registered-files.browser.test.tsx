import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { batchWith, itemWith } from 'applicant-flow/testing'
import { businessProofIs, show, withFreshCalls } from '../../testing/direct-delivery-scene.tsx'
import { resultIs } from '../../testing/scene.ts'

withFreshCalls()

const list = page.getByRole('heading', { name: '등록한 영업증빙' })
const reasons = page.getByRole('columnheader', { name: '보완 사유', includeHidden: true })

it('registered files have no list while there is none', async () => {
  businessProofIs('제출완료', 0)
  await show()
  await expect.element(list).not.toBeInTheDocument()
})

it.each([
  ['제출완료', 0],
  ['보완요청', 1],
] as const)('registered files in %s have %i columns of reasons', async (status, columns) => {
  businessProofIs(status, 1, '글씨가 보이지 않습니다.')
  await show()
  await expect.element(list).toBeVisible()
  expect(reasons.elements()).toHaveLength(columns)
})

it('registered files without a reason have no column of reasons', async () => {
  businessProofIs('보완요청', 1, '')
  await show()
  await expect.element(list).toBeVisible()
  expect(reasons.elements()).toEqual([])
})

it('a registered file has its reason only while its supplement is asked for', async () => {
  const reason = '글씨가 보이지 않습니다.'
  const batch = batchWith({
    id: '7',
    type: '영업',
    amountKind: '건',
    status: '보완요청',
    years: [],
    total: null,
  })
  const file = { batchId: '7', type: '영업', reason } as const
  resultIs({
    batches: [batch],
    items: [
      itemWith({ ...file, id: '1', fileName: '영업0.png', status: '보완요청' }),
      itemWith({ ...file, id: '2', fileName: '영업1.png', status: '제출완료' }),
    ],
  })
  await show()
  await expect.element(page.getByRole('row', { name: /영업0/ })).toMatchTextContent(reason)
  await expect.element(page.getByRole('row', { name: /영업1/ })).not.toMatchTextContent(reason)
})
