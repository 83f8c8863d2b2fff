import { saveAgreements, saveConsents } from 'api-client/consents'
import { RequestRefused, Unreachable } from 'api-client/errors'
import { drawn, drawScreen, pressAgain } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { MydataScreen } from './mydata-screen.tsx'

const REQUIRED = '필수 동의 항목에 모두 동의해주세요.'

const all = page.getByRole('checkbox', { name: '모두 동의' })
const box = (name: RegExp) => page.getByRole('checkbox', { name })
const request = page.getByRole('radio', { name: '요구함' })
const noRequest = page.getByRole('radio', { name: '요구하지 않음' })
const confirm = () => page.getByRole('button', { name: '확인', exact: true }).click()

const show = ({ withDialogs = false } = {}) =>
  drawScreen(<MydataScreen />, { at: '/mydata-agree', withDialogs })

beforeEach(() => {
  vi.resetAllMocks()
  session.reset()
  session.update({
    applicationNumber: '20250000000001',
    businessNumber: '1234567890',
    identityCi: 'CI',
  })
  vi.mocked(saveConsents).mockResolvedValue()
  vi.mocked(saveAgreements).mockResolvedValue()
})

describe('the request for one’s own data', () => {
  it('explains the request, and the consequence of none', async () => {
    await show()
    expect(
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['마이데이터 이용 동의', '본인정보 제3자 제공 요구'])
    await expect.element(page.getByText(/^전자정부법.*요구할 수 있습니다/)).toBeVisible()
    await expect
      .element(page.getByText(/^요구하지 않으시면 본인정보를 받을 수 없으므로, .* 직접 내셔야 합니다\.$/))
      .toBeVisible()
  })

  it('is left by cancelling, which leads back to the consents', async () => {
    await show()
    await expect.element(page.getByRole('link', { name: '취소' })).toHaveAttribute('href', '/info-agree')
  })

  it('is offered once all six consents are given, and cleared when one is taken back', async () => {
    await show()
    await expect.element(request).toBeDisabled()
    await all.click()
    await request.click()
    await expect.element(request).toBeChecked()

    await box(/^본인정보 제공 방법/).click()
    await expect.element(request).toBeDisabled()
    await expect.element(request).not.toBeChecked()
    await box(/^본인정보 제공 방법/).click()
    await expect.element(request).toBeEnabled()
    await expect.element(request).not.toBeChecked()
  })
})

describe('confirm', () => {
  it('focuses the first missing consent', async () => {
    await show()
    expect(document.title).not.toMatch(/^오류: /)
    await confirm()
    await expect.element(box(/^마이데이터 이용을 위한 개인정보 수집/)).toHaveFocus()
    const summary = page.getByRole('region', { name: REQUIRED })
    expect(summary.getByRole('link').elements()).toHaveLength(6)
    expect(document.title).toMatch(/^오류: /)
  })

  it('focuses the request if only that is missing', async () => {
    await show()
    await all.click()
    await confirm()
    const group = page.getByRole('radiogroup')
    await expect.element(group).toHaveAccessibleDescription('본인정보 제공 요구 여부를 선택해주세요.')
    await expect.element(request).toHaveFocus()
    expect(document.title).toMatch(/^오류: /)
    expect(saveConsents).not.toHaveBeenCalled()
    await request.click()
    await expect.element(group).not.toHaveAccessibleDescription()
    await expect.poll(() => document.title).not.toMatch(/^오류: /)
  })

  it.each([
    [request, 'Y'],
    [noRequest, 'N'],
  ] as const)('with %s saves, remembers %s and leads on to the form', async (choice, answer) => {
    const screen = await show()
    await all.click()
    await choice.click()
    await confirm()
    await expect.poll(screen.goneTo).toBe('/aply-info')
    expect(vi.mocked(saveConsents).mock.calls[0]?.[0].choices).toEqual({
      mydata_personal_yn: 'Y',
      mydata_third_party_yn: 'Y',
      mydata_method_yn: 'Y',
      mydata_collection_yn: 'Y',
      mydata_provide_yn: 'Y',
      mydata_notice_yn: 'Y',
    })
    expect(session.get()).toMatchObject({
      consentsSaved: 'Y',
      mydataConsent: answer,
      agreementInfo: { mydata: { version: '3.0.0', agreements: { length: 6 } } },
    })
    expect(saveAgreements).toHaveBeenCalledExactlyOnceWith('20250000000001', session.get().agreementInfo)
    expect(screen.dialogs.alert).not.toHaveBeenCalled()
  })

  it('continues with a message if the items of the screens could not be stored', async () => {
    vi.mocked(saveAgreements).mockRejectedValue(new Unreachable('/api/agreements'))
    const screen = await show()
    await all.click()
    await request.click()
    await confirm()
    await expect.poll(screen.goneTo).toBe('/aply-info')
    expect(screen.dialogs.alert).toHaveBeenCalledExactlyOnceWith('동의 정보 저장에 실패했습니다.', {
      signal: expect.any(AbortSignal),
    })
  })

  it('saves once however often it is pressed meanwhile, and leads nowhere once its screen was left', async () => {
    const saved = Promise.withResolvers<void>()
    vi.mocked(saveConsents).mockReturnValue(saved.promise)
    const screen = await show()
    await all.click()
    await request.click()
    await confirm()
    await expect.poll(() => saveConsents).toHaveBeenCalledOnce()
    await pressAgain('확인')
    expect(saveConsents).toHaveBeenCalledOnce()
    await screen.leave()
    saved.resolve()
    await expect.poll(() => saveAgreements).toHaveBeenCalledOnce()
    await drawn()
    expect(screen.goneTo()).toBe('/left')
  })

  it('stays when the consents could not be saved', async () => {
    vi.mocked(saveConsents).mockRejectedValue(new RequestRefused('/c', { status: 500, message: '오류' }))
    await show({ withDialogs: true })
    await all.click()
    await request.click()
    await confirm()
    const dialog = page.getByRole('dialog')
    await expect.element(dialog).toMatchTextContent(/동의 정보 저장에 실패했습니다\. 다시 시도해주세요\./)
    await dialog.getByRole('button', { name: '확인' }).click()
    expect(session.get()).toMatchObject({ consentsSaved: 'N', mydataConsent: null })
    expect(saveAgreements).not.toHaveBeenCalled()
    await expect.element(request).toBeChecked()
  })

  it('continues at once if everything is saved, until a choice is changed', async () => {
    const screen = await show()
    await all.click()
    await request.click()
    await confirm()
    await expect.poll(screen.goneTo).toBe('/aply-info')
    await screen.unmount()

    const again = await show()
    await expect.element(request).toBeChecked()
    await confirm()
    await expect.poll(again.goneTo).toBe('/aply-info')
    expect(saveConsents).toHaveBeenCalledOnce()
    await again.unmount()

    const changed = await show()
    await noRequest.click()
    expect(session.get().consentsSaved).toBe('N')
    await confirm()
    await expect.poll(changed.goneTo).toBe('/aply-info')
    expect(saveConsents).toHaveBeenCalledTimes(2)
  })
})
