import { verifyAccount } from 'api-client/account'
import { createApplication } from 'api-client/application'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { file, lookOver, lookOverAgain } from '../../testing/filing-scene.tsx'
import { answerDialog, dialog } from '../../testing/form-fixture.tsx'
import { formCache } from '../aply-info/draft/form-cache.ts'

beforeEach(() => void vi.resetAllMocks())

const refused = (status: number, message: string, errorCode = '') =>
  new RequestRefused('/create', { status, message, errorCode })

describe('a refusal loses nothing:', () => {
  it.each([
    ['the server says why', refused(400, '서버의 문장입니다.'), /^서버의 문장입니다\.$/],
    ['the server breaks', refused(500, '서버의 문장입니다.'), /^서버의 문장입니다\.$/],
    ['the server gives no reason', refused(500, ''), /^오류가 발생했습니다\..*그대로 있습니다\.$/],
    ['no response comes', new TimedOut('/create'), /^오류가 발생했습니다\..*늦어지고.*그대로 있습니다\.$/],
    ['the line is cut', new Unreachable('/create'), /^오류가 발생했습니다\..*연결.*그대로 있습니다\.$/],
  ])('%s; a second try has the same key', async (_, error, message) => {
    const screen = await lookOver({ consentsSaved: 'Y' })
    const before = session.get()
    vi.mocked(createApplication).mockRejectedValueOnce(error)
    await file()
    await expect.element(dialog()).toHaveAccessibleName(message)
    await answerDialog('확인')
    await file()
    expect(session.get()).toEqual(before)
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    const keys = vi.mocked(createApplication).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(keys[0]).toMatch(/^[!-~]{10,200}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('something else is filed under another key', async () => {
    const first = await lookOver()
    vi.mocked(createApplication).mockRejectedValueOnce(refused(400, 'x'))
    await file()
    await answerDialog('확인')
    await first.unmount()
    const screen = await lookOverAgain({ values: { companyName: '다른 상점' } })
    await file()
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    const keys = vi.mocked(createApplication).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('an account that does not verify is checked anew, and nothing is created', async () => {
    const screen = await lookOver()
    const message = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
    vi.mocked(verifyAccount).mockRejectedValue(refused(409, message, 'ACCOUNT_HOLDER_MISMATCH'))
    await file()
    await expect.element(dialog()).toMatchTextContent(new RegExp(message))
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/aply-info')
    expect(formCache.get()?.checks.account).toBe('open')
    expect(createApplication).not.toHaveBeenCalled()
  })

  it.each([new TimedOut('/verify'), refused(500, ''), refused(503, '', 'SERVICE_UNAVAILABLE')])(
    'an account not verified by %s has a message, and the answers stay',
    async error => {
      const screen = await lookOver()
      vi.mocked(verifyAccount).mockRejectedValue(error)
      await file()
      await expect.element(dialog()).toMatchTextContent(/계좌인증 중 오류가 발생했습니다\./)
      await answerDialog('확인')
      await expect.element(dialog()).not.toBeInTheDocument()
      expect(createApplication).not.toHaveBeenCalled()
      expect(screen.goneTo()).toBeNull()
    },
  )

  it('consents that are missing are to be given, and the form waits as it was left', async () => {
    const screen = await lookOver({ consentsSaved: 'Y' })
    vi.mocked(createApplication).mockRejectedValue(
      refused(409, '필수 동의 항목에 모두 동의해주세요.', 'CONSENTS_INCOMPLETE'),
    )
    await file()
    await expect.element(dialog()).toMatchTextContent(/필수 동의 항목에 모두 동의해주세요\./)
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/info-agree')
    expect(session.get().consentsSaved).toBe('N')
    await screen.unmount()
  })

  it.each([
    ['button', '확인', '/'],
    ['link', '신청결과 확인하기', '/bzmn-result'],
  ] as const)(
    'an applicant who has applied already is led on by the %s %s to %s',
    async (role, name, path) => {
      const screen = await lookOver()
      const message = '본인인증 정보로 이미 신청접수 되었습니다.'
      vi.mocked(createApplication).mockRejectedValue(refused(409, message, 'APL_DUPLICATE_CI'))
      await file()
      await expect.element(dialog()).toMatchTextContent(new RegExp(message))
      await dialog().getByRole(role, { name, exact: true }).click()
      await expect.poll(screen.goneTo).toBe(path)
    },
  )
})
