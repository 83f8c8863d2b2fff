import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { CheckStep, type CheckState } from './check-step.tsx'

const words = {
  check: '계좌인증',
  completed: '계좌인증 완료',
  done: '인증되었습니다.',
  optional: '인증하지 않아도 됩니다.',
  overridden: '다른 이름으로 계속합니다.',
}
const button = (name: string) => page.getByRole('button', { name })
const toneOf = (text: string) =>
  page.getByText(text).element().closest<HTMLElement>('[data-tone]')?.dataset['tone']

async function show(state: CheckState, problem?: string) {
  const [onCheck, onReenter] = [vi.fn<() => void>(), vi.fn<() => void>()]
  await render(<CheckStep {...{ state, words, problem, onCheck, onReenter }} isRunning={false} />)
  return { onCheck, onReenter }
}

it('an open check can be pressed, and says that it may be left out', async () => {
  const { onCheck } = await show('open')
  await expect.element(button('계좌인증')).toHaveAccessibleDescription(words.optional)
  await button('계좌인증').click()
  expect(onCheck).toHaveBeenCalledOnce()
})

it('a check that was made is not made again, and its fields can be entered anew', async () => {
  const { onCheck, onReenter } = await show('done')
  await expect.element(button('계좌인증 완료')).toHaveAccessibleDescription(words.done)
  // It stays in the order of the keyboard, and does nothing.
  button('계좌인증 완료').element().focus()
  await userEvent.keyboard('{Enter}')
  await button('다시 입력 (계좌인증)').click()
  expect([onCheck, onReenter].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
  await expect.element(page.getByText(words.optional)).not.toBeInTheDocument()
})

it('a mismatch that the applicant goes on with is a warning, and announced', async () => {
  await show('overridden')
  expect(toneOf(words.overridden)).toBe('warning')
  await expect.element(page.getByRole('alert')).toMatchTextContent(words.overridden)
})

it('a problem is a danger, and describes the button', async () => {
  await show('open', '은행을 선택해주세요.')
  expect(toneOf('은행을 선택해주세요.')).toBe('danger')
  await expect.element(button('계좌인증')).toHaveAccessibleDescription('은행을 선택해주세요.')
})
