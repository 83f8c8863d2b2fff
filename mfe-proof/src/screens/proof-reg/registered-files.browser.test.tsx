import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { businessProofIs, show, withFreshCalls } from '../../testing/direct-delivery-scene.tsx'

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
