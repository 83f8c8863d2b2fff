import { drawScreen } from 'remote-kit/testing'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, resetCalls, show } from '../testing/opinion-scene.tsx'
import { AdminLookupScreen } from './bzmn-result-admin/admin-lookup-screen.tsx'
import { BusinessNumberScreen } from './bzmn-result/business-number-screen.tsx'
import { IdentityCheckScreen } from './onslf-check-result/identity-check-screen.tsx'

beforeEach(resetCalls)

it.each([
  [
    '사업자등록번호 확인',
    '신청하실 때 입력하신 사업자등록번호로 신청결과를 조회합니다.',
    BusinessNumberScreen,
  ],
  [
    '본인인증',
    '접수된 신청이 있습니다. 신청하신 분 본인임을 확인한 후 신청결과를 보여드립니다.',
    IdentityCheckScreen,
  ],
  [
    '신청결과 확인 (관리자)',
    '사업자등록번호로 신청결과를 조회합니다. 조회한 사람과 신청번호가 기록됩니다.',
    AdminLookupScreen,
  ],
])('the page %s begins with “%s”', async (title, lead, Screen) => {
  await drawScreen(<Screen />, { at: '/here', session: applicant })
  await expect.element(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
})

it('the page of opinions begins with its sentence', async () => {
  await show()
  await expect
    .element(page.getByText('보류 사유를 확인하고, 이의가 있으면 의견을 제출해주세요.', { exact: true }))
    .toBeVisible()
})
