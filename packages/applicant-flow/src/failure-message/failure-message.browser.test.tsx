import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { failureMessage, failureOfPress, LoadFailureBox, loadFailureOf, reasonOrFailure } from './index.ts'

const SENTENCE = '저장에 실패했습니다.'
const KEPT = '입력하신 내용은 그대로 있습니다.'
const CALL = '전화해주세요.'
const OFFLINE = '서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.'
const unreachable = new Unreachable('/path')
const timedOut = new TimedOut('/path')
const refused = (status: number, message: string) => new RequestRefused('/path', { status, message })

it.each([
  ['of a form', failureMessage(unreachable, SENTENCE, CALL), SENTENCE + OFFLINE + KEPT + CALL],
  ['of a form that is late', failureMessage(timedOut, SENTENCE), SENTENCE + timedOut.message + KEPT],
  ['of a press that sent nothing typed', failureOfPress(unreachable, SENTENCE), SENTENCE + OFFLINE],
  ['with a reason', reasonOrFailure(refused(400, '기간이 지났습니다.'), SENTENCE), '기간이 지났습니다.'],
  ['without a reason', reasonOrFailure(refused(500, ''), SENTENCE), SENTENCE + KEPT],
])('the message of a failure %s is complete', async (_, message, words) => {
  const { container } = await render(<div>{message}</div>)
  expect(container.textContent).toBe(words)
})

it('a load that failed offers another try', async () => {
  const retry = vi.fn<() => void>()
  await render(<LoadFailureBox title={SENTENCE} failure={loadFailureOf(unreachable)} onRetry={retry} />)
  await expect.element(page.getByRole('alert')).toMatchTextContent(SENTENCE + OFFLINE)
  await page.getByRole('button', { name: '다시 불러오기', exact: true }).click()
  expect(retry).toHaveBeenCalledOnce()
})

it('a load that is forbidden offers no try', async () => {
  await render(
    <LoadFailureBox title={SENTENCE} failure={loadFailureOf(refused(403, ''))} onRetry={() => {}} />,
  )
  await expect.element(page.getByRole('alert')).toHaveAttribute('data-tone', 'danger')
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
})
