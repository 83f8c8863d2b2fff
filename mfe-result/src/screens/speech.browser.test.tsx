import { findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { speechOfPage } from 'ui-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as correction from '../testing/correction-scene.tsx'
import * as opinion from '../testing/opinion-scene.tsx'
import { AdminLookupScreen } from './bzmn-result-admin/admin-lookup-screen.tsx'
import { CorrectedScreen } from './result-modify-cmptn/corrected-screen.tsx'

vi.mock('api-client/result', { spy: true })
vi.mock('api-client/account', { spy: true })
vi.mock('api-client/application', { spy: true })
vi.mock('api-client/opinion', { spy: true })
vi.mock('api-client/files', { spy: true })

beforeEach(opinion.resetCalls)

it('opinions are read with the reason, the form and the list', async () => {
  await opinion.show({ opinions: [opinion.opinionWith({ id: '2' }), opinion.answered('1')] })
  await expect(await speechOfPage()).toMatchFileSnapshot('./opinion-submit/opinions.speech.txt')
})

it('the first opinion is asked for below an empty list', async () => {
  await opinion.show()
  await expect(await speechOfPage()).toMatchFileSnapshot('./opinion-submit/first-opinion.speech.txt')
})

it('a correction is read with the failed transfer, the fields and the facts', async () => {
  correction.resetCalls()
  await correction.open()
  await expect(await speechOfPage()).toMatchFileSnapshot('./result-modify/form.speech.txt')
})

it('the question before a correction names the new account', async () => {
  correction.resetCalls()
  await correction.open()
  await correction.fill()
  await correction.check()
  await correction.button('수정완료').click()
  await expect.element(correction.dialog()).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./result-modify/question.speech.txt')
})

it('the corrected account is confirmed', async () => {
  await drawScreen(<CorrectedScreen />, { at: '/result-modify-cmptn' })
  await expect(await speechOfPage()).toMatchFileSnapshot('./result-modify-cmptn/page.speech.txt')
})

it('an administrator hears an application without proof and opinions', async () => {
  vi.mocked(findResult).mockResolvedValue(resultWith())
  await drawScreen(<AdminLookupScreen />, { at: '/bzmn-result-admin', session: {} })
  await userEvent.click(page.getByRole('textbox').first())
  await userEvent.keyboard('1234567890')
  await page.getByRole('button', { name: '확인' }).click()
  await expect.element(page.getByRole('heading', { name: '시험상회 신청결과' })).toHaveFocus()
  await expect(await speechOfPage()).toMatchFileSnapshot('./bzmn-result-admin/found.speech.txt')
})
