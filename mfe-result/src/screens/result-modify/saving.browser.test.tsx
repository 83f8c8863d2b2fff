import { verifyAccount } from 'api-client/account'
import { updateAccount } from 'api-client/application'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawn, pressAgain } from 'remote-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  button,
  check,
  confirmSaving,
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

describe('saving that is refused', () => {
  const refused = (status: number, message: string, errorCode?: string) =>
    new RequestRefused('/update', { status, message, errorCode })

  it.each([
    [refused(500, '점검 중입니다.'), '점검 중입니다.'],
    [refused(500, ''), '오류가 발생했습니다.'],
    [new TimedOut('/update'), '오류가 발생했습니다.'],
    [new Unreachable('/update'), '오류가 발생했습니다.'],
  ])(
    'tells of %s, keeps everything, and goes well under the same key when pressed again (ACC-34, ACC-35)',
    async (error, message) => {
      vi.mocked(updateAccount).mockRejectedValueOnce(error)
      const screen = await open()
      await fill()
      await check()
      await confirmSaving()
      await read(message)
      await expect.element(field.number()).toHaveValue('110123456789')
      await confirmSaving()
      await read('수정이 완료되었습니다.')
      await expect.poll(screen.goneTo).toBe('/result-modify-cmptn')
      const keys = vi.mocked(updateAccount).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
      expect(keys[1]).toBe(keys[0])
    },
  )

  it('saves another account under another key', async () => {
    vi.mocked(updateAccount).mockRejectedValueOnce(refused(500, '점검 중입니다.'))
    const screen = await open()
    await fill()
    await check()
    await confirmSaving()
    await read('점검 중입니다.')
    expect(findResult).toHaveBeenCalledOnce()
    await button('다시 입력 (계좌인증)').click()
    await field.number().fill('110999999999')
    await check()
    await confirmSaving()
    await read('수정이 완료되었습니다.')
    await expect.poll(screen.goneTo).toBe('/result-modify-cmptn')
    const keys = vi.mocked(updateAccount).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(keys[1]).not.toBe(keys[0])
  })

  it('is not asked about again while its message is open, and leads nowhere once the screen was left', async () => {
    const screen = await open()
    const closed = Promise.withResolvers<void>()
    screen.dialogs.alert.mockReturnValue(closed.promise)
    await fill()
    await check()
    await confirmSaving()
    await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
    await pressAgain('수정완료')
    expect(dialog().query()).toBeNull()
    await screen.leave()
    closed.resolve()
    await drawn()
    expect(screen.goneTo()).toBe('/left')
  })

  it('that is read after the screen was left loads nothing again', async () => {
    vi.mocked(updateAccount).mockRejectedValue(refused(409, '이미 지급되었습니다.', 'ACCOUNT_NOT_EDITABLE'))
    const screen = await open()
    const closed = Promise.withResolvers<void>()
    screen.dialogs.alert.mockReturnValue(closed.promise)
    await fill()
    await check()
    await confirmSaving()
    await expect.poll(() => screen.dialogs.alert).toHaveBeenCalledOnce()
    await screen.leave()
    closed.resolve()
    await drawn()
    expect(findResult).toHaveBeenCalledOnce()
  })

  it('since the bank now names another holder opens the account again', async () => {
    vi.mocked(verifyAccount).mockRejectedValue(refused(409, MISMATCH, 'ACCOUNT_HOLDER_MISMATCH'))
    await open()
    await fill()
    await check()
    await confirmSaving()
    await read(MISMATCH)
    await expect.element(button('계좌인증')).toBeVisible()
    await expect.element(field.number()).toHaveValue('110123456789')
    expect(updateAccount).not.toHaveBeenCalled()
  })

  it('since the status changed meanwhile reloads, and reports that nothing can be corrected', async () => {
    const reason = '계좌정보 수정 가능한 상태가 아닙니다.'
    vi.mocked(updateAccount).mockRejectedValue(refused(409, reason, 'ACCOUNT_NOT_EDITABLE'))
    await open()
    await fill()
    await check()
    vi.mocked(findResult).mockResolvedValue(resultWith({ status: '지급완료' }))
    await confirmSaving()
    await read(reason)
    await expect.element(page.getByRole('link', { name: '신청결과로 돌아가기' })).toBeVisible()
    expect(field.number().elements()).toEqual([])
  })

  it.each([
    [{ companyName: '', openingDate: '' }, '법인명 or 상호명을 입력해주세요'],
    [{ managementType: '0', corporateNumber: '110111' }, '법인번호를 정확히 입력해주세요.'],
    [{ openingDate: '20200230' }, '개업일자를 정확히 입력해주세요.'],
    [{ openingDate: '29990101' }, '개업일자는 오늘 날짜보다 클 수 없습니다.'],
    [
      { managementType: '0', corporateNumber: '1101111234567', settlementMonth: '5' },
      '결산월을 선택해주세요.',
    ],
  ])('before the question, for %j: %s, with a contact (ACC-22 to ACC-29)', async (given, message) => {
    const screen = await open(given)
    await fill()
    await check()
    await button('수정완료').click()
    await expect
      .element(dialog())
      .toMatchTextContent('이 정보는 화면에서 고칠 수 없습니다. 콜센터로 문의해주세요.콜센터: 0000-0000')
    expect(screen.dialogs.alert.mock.calls[0]?.[1]).toEqual({ signal: expect.any(AbortSignal) })
    await read(message)
    expect(verifyAccount).not.toHaveBeenCalled()
  })
})
