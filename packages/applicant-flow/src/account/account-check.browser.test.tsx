import { accountHolderOf } from 'api-client/account'
import { RequestRefused } from 'api-client/errors'
import { drawn, pressAgain } from 'remote-kit/testing'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { drawAccount, press } from './testing/account-scene.tsx'

const MISMATCH = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
const unknown = new RequestRefused('/holder', { status: 200, message: '없는 계좌입니다.' })
const done = page.getByRole('button', { name: '계좌인증 완료' })
const number = page.getByRole('textbox', { name: /^계좌번호/ })

describe('the check of an account', () => {
  it.each([
    ['application', 'act_6'],
    ['correction', 'act_7'],
  ] as const)(
    'of an %s asks the bank in turn %s, and is done if it names the holder',
    async (screen, action) => {
      vi.mocked(accountHolderOf).mockResolvedValue('홍길동')
      const { gate } = await drawAccount({ screen })
      await press('계좌인증')
      await expect.element(done).toBeVisible()
      expect(gate.run).toHaveBeenCalledExactlyOnceWith(action)
      const asked = { bankCode: '4', accountNumber: '10000000000001' }
      expect(accountHolderOf).toHaveBeenCalledExactlyOnceWith(asked)
    },
  )

  it('leaves no choice of full width beside a holder that the bank has confirmed', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('SHOP')
    await drawAccount({ holder: 'SHOP' })
    const fullWidth = page.getByRole('checkbox', { name: '전각문자 변환' })
    await expect.element(fullWidth).toBeVisible()
    await press('계좌인증')
    await expect.element(done).toBeVisible()
    await expect.element(fullWidth).not.toBeInTheDocument()
  })

  it.each([
    ['application', 'a mismatch', 1, 0],
    ['correction', 'a failure', 0, 1],
  ] as const)('of an %s that the bank lacks is %s', async (screen, _what, mismatches, messages) => {
    vi.mocked(accountHolderOf).mockRejectedValue(unknown)
    const { dialogs } = await drawAccount({ screen })
    await press('계좌인증')
    const shown = () => [page.getByText(MISMATCH).elements().length, dialogs.alert.mock.calls.length]
    await expect.poll(shown).toEqual([mismatches, messages])
    await expect.element(done).not.toBeInTheDocument()
  })

  it('that fails is made again once its message is read', async () => {
    vi.mocked(accountHolderOf).mockRejectedValue(unknown)
    const { dialogs } = await drawAccount({ screen: 'correction' })
    const { promise, resolve: read } = Promise.withResolvers<void>()
    dialogs.alert.mockReturnValue(promise)
    await press('계좌인증')
    await expect.poll(() => dialogs.alert).toHaveBeenCalledOnce()
    await pressAgain('계좌인증')
    expect(accountHolderOf).toHaveBeenCalledOnce()
    read()
    await drawn()
    await pressAgain('계좌인증')
    await expect.poll(() => accountHolderOf).toHaveBeenCalledTimes(2)
  })

  it('changes nothing for a person who has left the line', async () => {
    const { dialogs } = await drawAccount({ gate: 'stopped' })
    await press('계좌인증')
    await drawn()
    expect(accountHolderOf).not.toHaveBeenCalled()
    expect(dialogs.alert).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: '계좌인증', exact: true })).toBeVisible()
  })

  it.each([
    ['the check', ['계좌인증']],
    ['the check in full width', ['계좌인증', '전각문자로 변환하고 다시 인증']],
  ])('shows no message of %s to a person who has left the screen', async (_what, presses) => {
    const bank = Promise.withResolvers<string>()
    vi.mocked(accountHolderOf).mockReturnValue(bank.promise)
    if (presses.length > 1) vi.mocked(accountHolderOf).mockResolvedValueOnce('OTHER')
    const { dialogs, leave } = await drawAccount({ screen: 'correction', holder: 'SHOP' }, true)
    for (const name of presses) await press(name)
    await expect.poll(() => accountHolderOf).toHaveBeenCalledTimes(presses.length)
    await leave()
    bank.reject(unknown)
    await expect.poll(() => dialogs.alert).toHaveBeenCalledOnce()
    await drawn()
    expect(page.getByRole('dialog').elements()).toEqual([])
  })

  it('is not made without a number, which is missed at the press, not on leaving the field', async () => {
    const missing = page.getByText('계좌번호를 입력해주세요.')
    await drawAccount()
    await number.fill('')
    await userEvent.tab()
    await drawn()
    await expect.element(missing).not.toBeInTheDocument()
    await press('계좌인증')
    await expect.element(missing).toBeVisible()
    expect(accountHolderOf).not.toHaveBeenCalled()
  })

  it('is not made for a number with letters, which is shown on leaving the field', async () => {
    await drawAccount()
    await number.fill('12가')
    await userEvent.tab()
    await expect.element(page.getByText('계좌번호는 숫자만 입력해주세요.')).toBeVisible()
    await press('계좌인증')
    expect(accountHolderOf).not.toHaveBeenCalled()
  })

  it('of a Latin name that differs is repeated in full width', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('ＳＨＯＰ')
    vi.mocked(accountHolderOf).mockResolvedValueOnce('OTHER')
    await drawAccount({ holder: 'SHOP' })
    await press('계좌인증')
    await press('전각문자로 변환하고 다시 인증')
    await expect.element(done).toBeVisible()
    await expect.element(page.getByRole('textbox', { name: /^예금주/ })).toHaveValue('ＳＨＯＰ')
  })

  it('offers no conversion of a Latin name that the bank confirms', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('SHOP')
    await drawAccount({ holder: 'SHOP' })
    await press('계좌인증')
    await expect.element(done).toBeVisible()
    expect(page.getByRole('button', { name: '전각문자로 변환하고 다시 인증' }).elements()).toEqual([])
  })

  it.each([
    ['has the words of the bank, which help to correct a number', unknown, '없는 계좌입니다.', true],
    [
      'has no words of a server in trouble',
      new RequestRefused('/holder', { status: 500, message: '점검 중입니다.' }),
      '점검 중입니다.',
      false,
    ],
  ])('that fails %s', async (_what, failure, words, isShown) => {
    vi.mocked(accountHolderOf).mockRejectedValue(failure)
    await drawAccount({ screen: 'correction' }, true)
    await press('계좌인증')
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toBeVisible()
    expect(dialog.getByText(words).elements()).toHaveLength(isShown ? 1 : 0)
  })

  it('offers that no more once the name is another', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('OTHER')
    await drawAccount({ holder: 'SHOP' })
    await press('계좌인증')
    const offer = page.getByRole('button', { name: '전각문자로 변환하고 다시 인증' })
    await expect.element(offer).toBeVisible()
    await page.getByRole('textbox', { name: /^예금주/ }).fill('SHOPS')
    await expect.element(offer).not.toBeInTheDocument()
  })
})
