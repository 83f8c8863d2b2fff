import { batchWith } from 'applicant-flow/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { resetCalls, show } from '../../testing/result-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })

beforeEach(resetCalls)

it('the result is read in its order: steps, facts, proof and the buttons of its status', async () => {
  await show({ status: '대상선정', decidedAmount: 120_000, batches: [batchWith({})] })
  await expect.element(page.getByRole('table', { name: '증빙 내역' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./result.speech.txt')
})
