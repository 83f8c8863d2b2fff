import { itemWith } from 'applicant-flow/testing'
import { ITEM_STATUSES } from 'domain-rules/proof'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ItemStatus, toneOf } from './item-status.tsx'

const tones: Record<(typeof ITEM_STATUSES)[number], ReturnType<typeof toneOf>> = {
  제출: 'neutral',
  제출완료: 'neutral',
  보완요청: 'warning',
  보완완료: 'neutral',
  승인: 'success',
  대상선정: 'success',
  지급완료: 'success',
  대상미선정: 'danger',
  사용자취소: 'neutral',
  사용자삭제: 'neutral',
}

it.each([...ITEM_STATUSES, '현장확인'])('has one tone for %s wherever it is shown', status => {
  expect(toneOf(status)).toBe({ ...tones, 현장확인: 'neutral' }[status])
})

it('names the reason of a request, and a change that is pending (PDET-14, PDET-22)', async () => {
  const item = itemWith({ status: '보완요청', reason: '글자가 보이지 않습니다.' })
  const screen = await render(<ItemStatus item={item} pending="replace" />)
  expect(screen.container.textContent).toBe('보완요청 변경 대기보완요청 사유: 글자가 보이지 않습니다.')
})

it('names no reason of a request that is over', async () => {
  const item = itemWith({ status: '보완완료', reason: '글자가 보이지 않습니다.' })
  const screen = await render(<ItemStatus item={item} />)
  expect(screen.container.textContent.trim()).toBe('보완완료')
})
