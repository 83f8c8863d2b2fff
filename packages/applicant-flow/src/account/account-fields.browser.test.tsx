import { accountHolderOf } from 'api-client/account'
import { TimedOut } from 'api-client/errors'
import { drawn } from 'remote-kit/testing'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { drawAccount, LATIN, loaded, press } from './testing/account-scene.tsx'

const holder = page.getByRole('textbox', { name: /^예금주/ })

it('a name is not converted without a question if it would be cut', async () => {
  const onType = vi.fn<(typed: object) => void>()
  const { dialogs } = await drawAccount({ holder: LATIN, onType })
  dialogs.confirm.mockResolvedValue(false)
  await page.getByRole('checkbox', { name: '전각문자 변환' }).click()
  await expect
    .poll(() => dialogs.confirm.mock.calls)
    .toEqual([
      [
        `변환하면 60바이트를 넘어 잘리는 글자: ${'Ａ'.repeat(22)}. 변환하시겠습니까?`,
        { yes: '변환', no: '변환하지 않음' },
      ],
    ])
  await drawn()
  expect(onType).not.toHaveBeenCalled()
  await expect.element(holder).toHaveValue(LATIN)
})

it('a Korean name has no other width to choose', async () => {
  await drawAccount()
  await expect.element(holder).toHaveValue('홍길동')
  expect(page.getByRole('checkbox', { name: '전각문자 변환' }).elements()).toEqual([])
})

it.each([
  [49, /^통장에 적힌 이름 그대로 입력해주세요\. \(한글 30자까지\)$/],
  [50, /\(50\/60바이트\)$/],
])('a name of %i bytes is counted from fifty on', async (bytes, hint) => {
  await drawAccount({ holder: 'A'.repeat(bytes) })
  await expect.element(holder).toHaveAccessibleDescription(hint)
})

it('a checked account can load the list of banks again', async () => {
  vi.mocked(accountHolderOf).mockResolvedValue('홍길동')
  await drawAccount({ banks: { ...loaded, list: [], hasFailed: true } })
  await press('계좌인증')
  await expect.element(page.getByRole('button', { name: '계좌인증 완료' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '다시 불러오기' })).toBeVisible()
})

it('a name that fits in full width is converted at once, and back', async () => {
  const { dialogs } = await drawAccount({ holder: 'SHOP' })
  const fullWidth = page.getByRole('checkbox', { name: '전각문자 변환' })
  await fullWidth.click()
  await expect.element(holder).toHaveValue('ＳＨＯＰ')
  await fullWidth.click()
  await expect.element(holder).toHaveValue('SHOP')
  expect(dialogs.confirm).not.toHaveBeenCalled()
})

it('a bank is chosen with its code and its name', async () => {
  const onType = vi.fn<(typed: object) => void>()
  const list = [...loaded.list, { code: '88', name: '신한은행' }]
  await drawAccount({ banks: { ...loaded, list }, onType })
  await page.getByRole('combobox').selectOptions('신한은행')
  expect(onType).toHaveBeenCalledExactlyOnceWith({ bank: '88', bankName: '신한은행' })
})

it('the cut part of a name is shown', async () => {
  await drawAccount()
  await holder.fill('가'.repeat(31))
  await expect.element(page.getByRole('alert')).toHaveTextContent('60바이트를 넘어 입력되지 않은 글자: 가')
})

it.each([
  ['loads', { isLoading: true }, '은행 목록을 불러오는 중입니다.'],
  ['has failed', { hasFailed: true }, '은행 목록을 불러오지 못했습니다.'],
])('a list of banks that %s is shown as such', async (_what, state, words) => {
  await drawAccount({ banks: { ...loaded, list: [], ...state } })
  await expect.element(page.getByText(words, { exact: true })).toBeInTheDocument()
  expect(page.getByRole('alert').elements()).toHaveLength('hasFailed' in state ? 1 : 0)
})

it('a list of banks that has failed can be loaded again', async () => {
  const loadAgain = vi.fn()
  await drawAccount({ banks: { ...loaded, list: [], hasFailed: true, loadAgain } })
  await press('다시 불러오기')
  expect(loadAgain).toHaveBeenCalledOnce()
})

it.each([
  ['application', '계좌인증 중 오류가 발생했습니다.'],
  ['correction', '계좌인증 중 오류가 발생했습니다. 30분 뒤에 재시도해주세요.'],
] as const)('a check of an %s that fails has the sentence of its screen', async (screen, words) => {
  vi.mocked(accountHolderOf).mockRejectedValue(new TimedOut('/account'))
  await drawAccount({ screen }, true)
  await press('계좌인증')
  await expect.element(page.getByRole('dialog').getByText(words, { exact: true })).toBeVisible()
})
