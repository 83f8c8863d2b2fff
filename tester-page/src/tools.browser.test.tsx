import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from './testing/catalogue.ts'
import { fillSandbox, posts, request, sandbox } from './testing/sandbox.ts'
import { button, press, section, show, unfold } from './testing/show-tester.tsx'

beforeEach(fillSandbox)

it.each([
  [true, '요청 횟수를 제한하고 있습니다.', '제한 해제'],
  [false, '요청 횟수를 제한하지 않습니다.', '다시 제한'],
])('shows if requests are limited, and the other choice: %s', async (on, state, choice) => {
  sandbox.responses['/limits'] = { on }
  await show()
  unfold()
  await expect.element(page.getByText(state)).toBeVisible()
  await press(choice)
  expect(posts()).toEqual([['/limits', { on: !on }]])
})

it('sets no time without one', async () => {
  sandbox.responses['/clock'] = { now: new Date(2025, 5, 10, 9).toISOString(), isSet: false }
  await show()
  unfold()
  await expect.element(section('서버 시각').getByText(/\(실제 시각\)$/)).toBeVisible()
  await press('시각 맞추기')
  await expect.element(page.getByLabelText(/^시각/)).toHaveAccessibleDescription('시각을 입력해주세요.')
  expect(posts()).toEqual([])
})

it.each([
  ['simple', '간편인증'],
  ['phone', '휴대폰 인증'],
  ['financial', '금융인증서'],
  ['joint', '공동인증서'],
  ['ipin', '아이핀(IPIN)'],
])('ends a verification, which is named by its method: %s', async (method, name) => {
  sandbox.responses['/identity/requests'] = { requests: [{ ...request, method }] }
  await show()
  unfold()
  await expect.element(page.getByRole('heading', { name: `${name} kakao`, exact: true })).toBeVisible()
})

it('ends no verification while there is none', async () => {
  sandbox.responses['/identity/requests'] = { requests: [] }
  await show()
  unfold()
  await expect.element(page.getByText('진행 중인 본인인증이 없습니다.')).toBeVisible()
})

it('has the number of a corporation to copy', async () => {
  const [business] = catalogue.businesses
  const corporation = { ...business, corporateNumber: '1101110000000' }
  sandbox.responses['/catalogue'] = { ...catalogue, businesses: [corporation] }
  await show()
  unfold()
  await expect.element(button('법인번호 1101110000000 복사')).toBeInTheDocument()
})

it('needs no number of a business: the sandbox makes a new one', async () => {
  await show()
  const number = section('시드: 정해진 상태의 신청 만들기').getByLabelText('사업자등록번호')
  await expect.element(number).toHaveAttribute('placeholder', '새 사업자')
})
