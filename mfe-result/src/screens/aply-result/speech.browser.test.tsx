import { batchWith } from 'applicant-flow/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { button, resetCalls, show } from '../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })

// On a phone the heads of the columns are not drawn.
beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(414, 896))
beforeEach(resetCalls)

it('the result is read in its order: steps, facts, proof and the buttons of its status', async () => {
  await show({ status: '대상선정', decidedAmount: 120_000, batches: [batchWith({})] })
  await expect.element(page.getByRole('table', { name: '증빙 내역' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./result.speech.txt')
})

it('a held corporation hears the supplement and its deadline first, then the reason', async () => {
  const asked = batchWith({ status: '보완요청', amountKind: '택배', updatedAt: '2025-06-03T15:30:00Z' })
  await show({
    status: '보류',
    remark: 'US99',
    managementType: '0',
    corporateNumber: '1101111234567',
    settlementMonth: '12',
    batches: [asked, batchWith({ id: '2', status: '보완요청', updatedAt: '' })],
    history: [{ status: '신청', at: '2025-06-02T01:00:00Z' }],
  })
  await expect.element(page.getByText('확인이 더 필요합니다.')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./held.speech.txt')
})

it('an excluded applicant without proof hears the reason, and the way to object', async () => {
  await show({ status: '대상미선정', remark: 'US01' })
  await expect.element(page.getByText('주대표자만 신청 가능합니다.')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./excluded.speech.txt')
})

it.each([
  ['조회내역', 'lookup', { type: '신속' }],
  ['파일 보기', 'files', {}],
] as const)('the dialog of %s without an entry says so', async (opener, name, kind) => {
  await show({ batches: [batchWith({ ...kind, status: '심사중' })] }, { withDialogs: true })
  await button(`${opener} 1번 증빙`).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot(`./${name}.speech.txt`)
})
