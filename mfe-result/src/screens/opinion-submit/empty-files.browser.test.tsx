import { submitOpinion } from 'api-client/opinion'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pdf, resetCalls, show, text } from '../../testing/opinion-scene.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/opinion', { spy: true })
vi.mock('api-client/files', { spy: true })

const submit = page.getByRole('button', { name: '의견제출', exact: true })
const input = () => document.querySelector('input[type=file]') as HTMLInputElement

beforeEach(resetCalls)

it('the form submits without empty files if the applicant agrees', async () => {
  await show({ withDialogs: true })
  await text.fill('이의 있습니다.')
  await userEvent.upload(input(), [pdf('빈.pdf', ''), pdf('가.pdf')])
  await submit.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).toMatchTextContent('빈.pdf')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).toMatchTextContent('0바이트 파일을 제외하고')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).toMatchTextContent('의견이 제출되었습니다.')
  expect(vi.mocked(submitOpinion).mock.calls[0]?.[0].files.map(({ originalName }) => originalName)).toEqual([
    '가.pdf',
  ])
})

it('the form sends nothing, and asks nothing more, once the screen was left at the question about empty files', async () => {
  const screen = await show({ withDialogs: true })
  await text.fill('이의 있습니다.')
  await userEvent.upload(input(), [pdf('빈.pdf', '')])
  await submit.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '확인' }).click()
  await expect.element(dialog).toMatchTextContent('빈.pdf')
  await screen.leave()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(submitOpinion).not.toHaveBeenCalled()
})
