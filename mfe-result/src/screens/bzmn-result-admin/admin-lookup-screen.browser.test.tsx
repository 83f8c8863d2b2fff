import { listReasons } from 'api-client/account'
import { findResult } from 'api-client/result'
import { batchWith, resultWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { opinionWith } from '../../testing/opinion-scene.tsx'
import { AdminLookupScreen } from './admin-lookup-screen.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(listReasons).mockResolvedValue([])
})

const show = () =>
  drawScreen(<AdminLookupScreen />, { at: '/bzmn-result-admin', session: { identityCi: 'ci' } })

async function lookUp(digits: string) {
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard(digits)
  await page.getByRole('button', { name: '확인' }).click()
}

it('shows the application of a business from the admin backend, read-only', async () => {
  let isAdmin = ''
  vi.mocked(findResult).mockImplementation(async () => {
    isAdmin = session.get().admin
    return resultWith({ status: '보류', remark: 'US99', batches: [batchWith()] })
  })
  const screen = await show()
  await lookUp('1234567890')
  await expect.element(page.getByRole('heading', { name: '진행 상태 보류' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '시험상회 신청결과' })).toHaveFocus()
  expect(vi.mocked(findResult)).toHaveBeenCalledExactlyOnceWith({ ci: '', businessNumber: '1234567890' })
  expect(isAdmin).toBe('Y')
  expect(
    page
      .getByRole('button')
      .elements()
      .map(({ textContent }) => textContent),
  ).toEqual(['확인'])
  expect(page.getByRole('link', { name: '의견제출' }).elements()).toEqual([])

  await screen.unmount()
  expect(session.get().admin).toBe('N')
})

it('reports that there is none, and keeps the number', async () => {
  vi.mocked(findResult).mockResolvedValue(null)
  const screen = await show()
  await lookUp('1234567890')
  await expect
    .poll(() => screen.dialogs.alert)
    .toHaveBeenCalledWith('신청결과가 없습니다.', { signal: expect.any(AbortSignal) })
  await expect.element(page.getByRole('textbox').first()).toHaveValue('123')
})

it('shows no result of another business once none was found', async () => {
  vi.mocked(findResult).mockResolvedValueOnce(resultWith()).mockResolvedValueOnce(null)
  const screen = await show()
  await lookUp('1234567890')
  await expect.element(page.getByRole('heading', { name: '시험상회 신청결과' })).toBeVisible()
  await page.getByRole('button', { name: '확인' }).click()
  await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
  expect(page.getByText('시험상회').elements()).toEqual([])
})

it('lists the opinions, with their answers if there are any', async () => {
  const asked = opinionWith({ content: '이의' })
  const opinions = [asked, opinionWith({ ...asked, id: '2', answer: '확인했습니다.' })]
  vi.mocked(findResult).mockResolvedValue(resultWith({ opinions }))
  await show()
  await lookUp('1234567890')
  const table = page.getByRole('table', { name: '의견' })
  await expect.element(table).toMatchTextContent(/이의답변-.*이의답변확인했습니다\./)
})
