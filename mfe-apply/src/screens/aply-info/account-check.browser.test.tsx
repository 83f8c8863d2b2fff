import { accountHolderOf } from 'api-client/account'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import type { DrawnScreen } from 'remote-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  answerDialog,
  button,
  checkAccount,
  dialog,
  field,
  fillAccount,
  openForm,
} from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

const refused = (status: number, message: string) => new RequestRefused('/check', { status, message })

describe('the account check', () => {
  let screen: DrawnScreen

  beforeEach(async () => {
    screen = await openForm()
    await fillAccount()
  })

  it('waits for its turn, locks the account, and confirms', async () => {
    await checkAccount()
    await expect.element(button('계좌인증 완료')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(button('계좌인증 완료')).toHaveAccessibleDescription('계좌인증이 완료되었습니다.')
    await expect.element(button('계좌인증 완료')).toHaveFocus()
    expect(page.getByRole('tooltip').elements()).toEqual([])
    await expect.element(page.getByRole('textbox', { name: /^은행/ })).toHaveAttribute('readonly')
    await expect.element(page.getByRole('textbox', { name: /^은행/ })).toHaveValue('KB국민은행')
    await expect.element(field.accountNumber()).toHaveAttribute('readonly')
    await expect.element(field.accountHolder()).toHaveAttribute('readonly')
    expect(field.fullWidth().elements()).toEqual([])
    expect(screen.gate.run.mock.calls).toEqual([['act_6']])
    expect(accountHolderOf).toHaveBeenCalledExactlyOnceWith({
      bankCode: '4',
      accountNumber: '10000000000001',
    })

    await button('다시 입력 (계좌인증)').click()
    await expect.element(field.bank()).toHaveFocus()
    await expect.element(field.accountNumber()).toHaveValue('10000000000001')
  })

  it.each([
    ['another holder', () => Promise.resolve('다른사람')],
    ['an account that the bank does not know', () => Promise.reject(refused(200, 'x'))],
  ])('finds %s: a message beside the holder, which takes the focus', async (_, answer) => {
    vi.mocked(accountHolderOf).mockImplementation(answer)
    await button('계좌인증').click()
    await expect
      .element(field.accountHolder())
      .toHaveAccessibleDescription(/예금주 조회에 실패하였습니다\. 계좌정보를 다시 확인해 주세요\./)
    await expect.element(field.accountHolder()).toHaveFocus()
    expect(page.getByText("예금주가 영문인 경우 '전각문자 변환'을 체크해주세요.").elements()).toEqual([])
  })

  it('of a Latin name that does not fit gives a hint, and one press converts and asks again', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('ＳＡＮＤＢＯＸ')
    await field.accountHolder().fill('SANDBOX')
    await button('계좌인증').click()
    await expect.element(page.getByText("예금주가 영문인 경우 '전각문자 변환'을 체크해주세요.")).toBeVisible()
    await button('전각문자로 변환하고 다시 인증').click()
    await expect.element(button('계좌인증 완료')).toBeVisible()
    await expect.element(field.accountHolder()).toHaveValue('ＳＡＮＤＢＯＸ')
    expect(screen.gate.run.mock.calls).toEqual([['act_6'], ['act_6']])
  })

  it('of a converted name is not made without an account number, and asks for it', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('ＳＡＮＤＢＯＸ')
    await field.accountHolder().fill('SANDBOX')
    await button('계좌인증').click()
    await field.accountNumber().fill('')
    await button('전각문자로 변환하고 다시 인증').click()
    await expect.element(field.accountNumber()).toHaveAccessibleDescription(/계좌번호를 입력해주세요\./)
    await expect.element(field.accountNumber()).toHaveFocus()
    expect(accountHolderOf).toHaveBeenCalledOnce()
  })

  it.each([
    [new Unreachable('/account'), ['서버에 연결할 수 없습니다. 인터넷 연결을 확인한 후 다시 시도해주세요.']],
    [new TimedOut('/account'), ['서버의 응답이 늦어지고 있습니다. 잠시 후 다시 시도해주세요.']],
    [refused(502, 'x'), []],
  ])('that cannot be made shows a message with the cause, and keeps the values: %s', async (error, cause) => {
    vi.mocked(accountHolderOf).mockRejectedValue(error)
    await button('계좌인증').click()
    await expect.element(dialog()).toBeVisible()
    const sentences = dialog()
      .getByRole('paragraph')
      .elements()
      .map(line => line.textContent)
    expect(sentences).toEqual([
      '계좌인증 중 오류가 발생했습니다.',
      ...cause,
      '입력하신 내용은 그대로 있습니다.',
    ])
    await answerDialog('확인')
    await expect.element(field.accountHolder()).toHaveValue('홍길동')
    await expect.element(button('계좌인증')).toHaveFocus()
  })

  it('counts for nothing when the account was changed while the bank was asked', async () => {
    const { promise, resolve } = Promise.withResolvers<string>()
    vi.mocked(accountHolderOf).mockReturnValue(promise)
    await button('계좌인증').click()
    await expect.poll(() => accountHolderOf).toHaveBeenCalled()
    await field.accountNumber().fill('99')
    resolve('홍길동')
    await expect.element(button('계좌인증')).not.toHaveAttribute('aria-disabled')
    await expect.element(field.accountNumber()).not.toHaveAttribute('readonly')
  })
})
