import { accountHolderOf, verifyAccount } from 'api-client/account'
import { updateAccount } from 'api-client/application'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { APPLICATION_STATUSES, canEditAccount } from 'domain-rules/application'
import { dialogs } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  check,
  dialog,
  field,
  fill,
  MISMATCH,
  open,
  read,
  resetCalls,
} from '../../testing/correction-scene.tsx'

vi.mock('api-client/account', { spy: true })
vi.mock('api-client/application', { spy: true })
vi.mock('api-client/result', { spy: true })

beforeEach(resetCalls)

const CHECK_FAILED = '계좌인증 중 오류가 발생했습니다. 30분 뒤에 재시도해주세요.'

describe('a correction', () => {
  it('shows the business without a field for it, and asks for the whole account: the number is masked (ACC-01, ACC-02)', async () => {
    await open({ accountHolder: '김시험', accountNumber: '**********1234' })
    const [business] = page.getByRole('table', { name: '기본정보' }).elements()
    expect(business?.querySelector('input, select, button')).toBeNull()
    expect(business?.textContent).toContain('시험상회')
    await expect.element(page.getByText('등록하신 계좌로 지원금을 보내지 못했습니다.')).toBeVisible()
    const registered = page.getByText(/^지금 등록된 계좌:/)
    await expect.element(registered).toMatchTextContent(/KB국민은행 \*{10}1234.* \(김시험\)$/)
    await expect.element(field.number()).toHaveValue('')
    await expect.element(field.holder()).toHaveValue('김시험')
  })

  it('has a dash in place of an account that is not registered', async () => {
    await open({ bank: '', accountNumber: '', accountHolder: '' })
    await expect.element(page.getByText(/^지금 등록된 계좌:/)).toMatchTextContent(/^지금 등록된 계좌:\s+-$/)
  })

  it('is checked after its turn, confirmed, saved under one key, and leads on (ACC-03 to ACC-07, ACC-19 to ACC-21, ACC-32, ACC-33)', async () => {
    const screen = await open()
    await fill()
    await expect.element(button('수정완료')).toHaveAccessibleDescription('계좌인증을 먼저 해주세요.')
    // The reason is beside the button; a bubble would cover the fields.
    await button('수정완료').hover()
    expect(page.getByRole('tooltip').elements()).toEqual([])
    await check()
    expect(screen.gate.run.mock.calls).toEqual([['act_7']])
    expect(screen.gate.complete).toHaveBeenCalledOnce()
    expect(accountHolderOf).toHaveBeenCalledExactlyOnceWith({
      bankCode: '088',
      accountNumber: '110123456789',
    })
    await expect.element(button('계좌인증 완료')).toHaveAccessibleDescription('계좌인증이 완료되었습니다.')
    await expect.element(button('계좌인증 완료')).toHaveAttribute('aria-disabled', 'true')
    await expect.element(field.holder()).toHaveAttribute('readonly')
    await expect.element(field.number()).toHaveAttribute('readonly')

    await button('수정완료').click()
    await expect.element(dialog()).toMatchTextContent('신한은행')
    await expect.element(dialog()).toMatchTextContent('110123456789')
    await dialog().getByRole('button', { name: '수정' }).click()
    await read('수정이 완료되었습니다.')
    await expect.poll(screen.goneTo).toBe('/result-modify-cmptn')
    expect(screen.dialogs.alert.mock.calls[0]?.[1]).toEqual({ signal: expect.any(AbortSignal) })
    const account = { bankCode: '088', bankName: '신한은행', accountNumber: '110123456789' }
    expect(verifyAccount).toHaveBeenCalledExactlyOnceWith('20250000000001', {
      ...account,
      accountHolder: '김시험',
    })
    expect(vi.mocked(updateAccount).mock.calls[0]?.[0]).toMatchObject({
      ci: 'ci',
      verificationMethod: 'simple',
      form: { bank: '신한은행', accountNumber: '110123456789', accountHolder: '김시험' },
      idempotencyKey: expect.any(String),
    })
  })

  it('that is not confirmed changes nothing, and its question closes with the screen', async () => {
    const opened = vi.spyOn(dialogs, 'open')
    const screen = await open()
    await fill()
    await check()
    await button('수정완료').click()
    await dialog().getByRole('button', { name: '돌아가기' }).click()
    expect(opened.mock.calls[0]?.[1]).toEqual({ signal: expect.any(AbortSignal) })
    expect(updateAccount).not.toHaveBeenCalled()
    expect(screen.goneTo()).toBeNull()
    await expect.element(button('수정완료')).not.toHaveAttribute('aria-disabled')
  })

  it('is void when the account is entered again (GP-14)', async () => {
    await open()
    await fill()
    await check()
    await button('다시 입력 (계좌인증)').click()
    await expect.element(field.bank()).toHaveFocus()
    await expect.element(button('수정완료')).toHaveAttribute('aria-disabled', 'true')
  })
})

describe('the check', () => {
  it('names the missing fields beside them, and focuses the first (ACC-09 to ACC-11)', async () => {
    await open({ accountHolder: '' })
    await button('계좌인증').click()
    await expect.element(field.bank()).toHaveAccessibleDescription(/은행을 선택해주세요\./)
    await expect.element(field.bank()).toHaveFocus()
    await expect.element(field.number()).toHaveAccessibleDescription(/계좌번호를 입력해주세요\./)
    await expect.element(field.holder()).toHaveAccessibleDescription(/예금주명을 입력해주세요\./)
    expect(accountHolderOf).not.toHaveBeenCalled()
  })

  it('names an error in the title for as long as one field has a problem', async () => {
    await open({ accountHolder: '' })
    await button('계좌인증').click()
    const missing = [
      () => field.number().fill('110123456789'),
      () => field.holder().fill('김시험'),
      () => field.bank().selectOptions('신한은행'),
    ]
    for (const fillIn of missing) {
      await expect.poll(() => document.title).toMatch(/^오류: /)
      await fillIn()
    }
    await expect.poll(() => document.title).not.toMatch(/^오류: /)
  })

  it('takes digits only, up to sixteen (ACC-12, ACC-14)', async () => {
    await open()
    await field.number().fill('12a3')
    await field.holder().click()
    await expect.element(field.number()).toHaveAccessibleDescription(/계좌번호는 숫자만 입력해주세요\./)
    await expect.element(field.holder()).toHaveFocus()
    await button('계좌인증').click()
    await expect.element(field.number()).toHaveAccessibleDescription(/계좌번호는 숫자만 입력해주세요\./)
    await field.number().fill('1'.repeat(20))
    await expect.element(field.number()).toHaveValue('1'.repeat(16))
  })

  it('of another holder shows a message beside the holder (ACC-31)', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('다른사람')
    await open()
    await fill()
    await button('계좌인증').click()
    await expect.element(field.holder()).toHaveAccessibleDescription(new RegExp(MISMATCH))
    await expect.element(field.holder()).toHaveFocus()
    expect(document.title).toMatch(/^오류: /)
  })

  it('of a Latin name advises full width, and one press converts and asks again (ACC-18)', async () => {
    vi.mocked(accountHolderOf).mockResolvedValue('ＳＡＮＤＢＯＸ')
    await open({ accountHolder: 'SANDBOX' })
    await fill()
    await button('계좌인증').click()
    await expect.element(page.getByText("예금주가 영문인 경우 '전각문자 변환'을 체크해주세요.")).toBeVisible()
    await button('전각문자로 변환하고 다시 인증').click()
    await expect.element(button('계좌인증 완료')).toBeVisible()
  })

  it.each([
    [
      'knows no such account',
      new RequestRefused('/x', { status: 200, message: MISMATCH }),
      /30분 뒤에 재시도해주세요\..*계좌정보를 다시 확인해 주세요\./,
    ],
    [
      'is refused without a reason',
      new RequestRefused('/x', { status: 200, message: '' }),
      /30분 뒤에 재시도해주세요\..*그대로 있습니다\.확인$/,
    ],
    ['is refused with 502', new RequestRefused('/x', { status: 502, message: 'x' }), CHECK_FAILED],
    ['times out', new TimedOut('/x'), CHECK_FAILED],
    ['finds no server', new Unreachable('/x'), CHECK_FAILED],
  ])(
    'that %s has a message about the next try, and keeps the values (ACC-30)',
    async (_how, error, words) => {
      vi.mocked(accountHolderOf).mockRejectedValue(error)
      await open()
      await fill()
      await button('계좌인증').click()
      await read(words)
      await expect.element(field.number()).toHaveValue('110123456789')
      await expect.element(button('계좌인증')).toHaveFocus()
    },
  )
})

describe('the waiting room before it', () => {
  it.each(['stopped', 'blocked'] as const)(
    'that is %s asks no bank, and keeps what was typed for the next press',
    async gate => {
      const screen = await open()
      screen.gate.run.mockResolvedValueOnce(gate)
      await fill()
      await button('계좌인증').click()
      await expect.poll(() => screen.gate.run).toHaveBeenCalledOnce()
      await expect.element(button('계좌인증')).not.toHaveAttribute('aria-disabled')
      expect(accountHolderOf).not.toHaveBeenCalled()
      await expect.element(field.number()).toHaveValue('110123456789')
      await check()
    },
  )
})

describe('typed values', () => {
  it('are kept nowhere in the browser (GP-09)', async () => {
    const first = await open()
    await fill()
    await first.unmount()
    const kept = [sessionStorage, localStorage].flatMap(storage => Object.values(storage))
    expect(kept.filter(value => String(value).includes('110123456789'))).toEqual([])
    await open()
    await expect.element(field.number()).toHaveValue('')
  })

  it('are left by cancelling, which leads to the result (ACC-05, AMB-20)', async () => {
    const screen = await open()
    await fill()
    const cancel = page.getByRole('link', { name: '취소' })
    await expect.element(cancel).toHaveAttribute('href', '/aply-result')
    cancel.element().addEventListener('click', event => event.preventDefault())
    await cancel.click()
    await screen.unmount()
  })
})

it.each(APPLICATION_STATUSES)(
  '%s: the form stands exactly where the server takes it (AMB-17)',
  async status => {
    await open({ status })
    const stands = canEditAccount(status).ok
    await expect
      .element(stands ? button('계좌인증') : page.getByText('계좌정보 수정 가능한 상태가 아닙니다.'))
      .toBeVisible()
    expect(button('수정완료').elements()).toHaveLength(stands ? 1 : 0)
  },
)
