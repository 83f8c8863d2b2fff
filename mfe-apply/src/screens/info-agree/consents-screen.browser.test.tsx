import { saveConsents } from 'api-client/consents'
import { RequestRefused } from 'api-client/errors'
import { drawn, drawScreen, pressAgain } from 'remote-kit/testing'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ConsentsScreen } from './consents-screen.tsx'

const REQUIRED = '필수 동의 항목에 모두 동의해주세요.'
const applicant = { applicationNumber: '20250000000001', businessNumber: '1234567890', identityCi: 'CI' }

const everything = page.getByRole('radio', { name: /^전체 동의 \(선택 항목 포함\)/ })
const nothing = page.getByRole('radio', { name: /^전체 동의하지 않음/ })
const box = (name: RegExp | string) => page.getByRole('checkbox', { name })
const boxes = () => page.getByRole('checkbox').elements() as HTMLInputElement[]
const groupAgree = page
  .getByRole('group', { name: '개인정보 동의' })
  .getByRole('checkbox', { name: /^모두 동의/ })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

function show({ applicationType = '신속', withDialogs = false } = {}) {
  const held = { ...applicant, applicationType }
  const config = { consentVersion: '3.1.0' }
  return drawScreen(<ConsentsScreen />, { at: '/info-agree', config, session: held, withDialogs })
}

beforeEach(() => {
  vi.resetAllMocks()
  vi.mocked(saveConsents).mockResolvedValue()
})

describe('the consents', () => {
  it('are in four groups, each with a box for all', async () => {
    await show()
    const headings = page.getByRole('heading', { level: 2 }).elements()
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      '개인정보 동의',
      '행정정보 공동이용 사전동의',
      '배달·택배비 지원 확인',
      '배달 지원 항목 (배달 플랫폼·배달대행 이용자)',
    ])
    expect(box(/^모두 동의/).elements()).toHaveLength(4)
    expect(boxes()).toHaveLength(16)
  })

  it('are left by cancelling, which leads back to the identity check', async () => {
    await show()
    await expect.element(page.getByRole('link', { name: '취소' })).toHaveAttribute('href', '/onslf-check')
  })

  it('are marked as required or optional, the optional last', async () => {
    await show()
    const group = page.getByRole('group', { name: '행정정보 공동이용 사전동의' })
    const names = group
      .getByRole('checkbox', { name: /동의 \((필수|선택)\)$/ })
      .elements()
      .map(element => (element as HTMLInputElement).labels?.[0]?.textContent)
    expect(names).toEqual(['과세정보 제공 동의 (필수)', '행정정보 공동이용 사전동의 (선택)'])
    await expect.element(box('홍보·안내 수신을 위한 개인정보 이용 동의 (선택)')).toBeVisible()
  })

  it('of the delivery group are optional for those without quick support', async () => {
    await show({ applicationType: '확인' })
    await expect.element(box('배달 이용 정보 수집 동의 (선택)')).toBeVisible()
  })

  it('show the consequence of refusing', async () => {
    await show()
    await expect
      .element(page.getByText('필수 항목에 동의하지 않으시면 신청하거나 지원받으실 수 없습니다.'))
      .toBeVisible()
    await expect
      .element(page.getByText('행정정보 공동이용에 동의하지 않으시면 관련 서류를 직접 첨부해야 합니다.'))
      .toBeVisible()
  })

  it('unfolds its text, in which marked words are elements', async () => {
    await show()
    const text = page.getByText('납세증명서', { exact: true })
    await expect.element(text).not.toBeVisible()
    await page.getByText('과세정보 제공 동의 내용 보기').click()
    await expect.element(text).toBeVisible()
    expect(text.element().tagName).toBe('LI')
  })
})

describe('the boxes for several', () => {
  it('tick and untick everything, the optional items too', async () => {
    await show()
    await everything.click()
    expect(boxes().every(({ checked }) => checked)).toBe(true)
    await expect.element(everything).toBeChecked()
    await nothing.click()
    expect(boxes().some(({ checked }) => checked)).toBe(false)
    await expect.element(nothing).toBeChecked()
    await box(/^홍보/).click()
    await expect.element(nothing).not.toBeChecked()
  })

  it('are cleared by a single item, of which the rest stays', async () => {
    await show()
    await everything.click()
    await box(/^개인정보 제3자 제공/).click()
    await expect.element(everything).not.toBeChecked()
    await expect.element(groupAgree).toBePartiallyChecked()
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(14)
  })

  it('tick the delivery group for everybody; an applicant whom it does not concern may untick it (CONS-18)', async () => {
    const screen = await show({ applicationType: '확인' })
    await everything.click()
    expect(boxes().every(({ checked }) => checked)).toBe(true)
    await box(/^배달 플랫폼에 대한 정보 제공/).click()
    await expect.element(everything).not.toBeChecked()
    await press('확인')
    await expect.poll(screen.goneTo).toBe('/mydata-agree')
    expect(vi.mocked(saveConsents).mock.calls[0]?.[0].choices).toMatchObject({
      delivery_receive_yn: 'Y',
      delivery_provide_yn: 'N',
    })
  })

  it('of a group tick that group', async () => {
    await show()
    await groupAgree.click()
    expect(boxes().filter(({ checked }) => checked)).toHaveLength(4)
  })
})

describe('confirm', () => {
  it('focuses the first missing required item, names all of them with links, and stays', async () => {
    document.title = '약관동의 | 서비스'
    await show()
    await box(/^개인정보 수집/).click()
    expect(document.title).toBe('약관동의 | 서비스')
    await press('확인')
    await expect.element(box(/^개인정보 제3자 제공/)).toHaveFocus()
    await expect.element(box(/^개인정보 제3자 제공/)).toHaveAccessibleDescription('동의가 필요한 항목입니다.')
    const summary = page.getByRole('region', { name: REQUIRED })
    expect(summary.getByRole('link').elements()).toHaveLength(9)
    expect(document.title).toBe('오류: 약관동의 | 서비스')
    await box(/^개인정보 제3자 제공/).click()
    expect(summary.getByRole('link').elements()).toHaveLength(8)
    await summary.getByRole('link', { name: '과세정보 제공 동의' }).click()
    await expect.element(box(/^과세정보 제공/)).toHaveFocus()
    expect(saveConsents).not.toHaveBeenCalled()
  })

  it('names two missing ones, until both are given', async () => {
    await show()
    await everything.click()
    const two = [box(/^과세정보 제공/), box(/^개인정보 제3자 제공/)]
    for (const missing of two) await missing.click()
    await press('확인')
    const summary = page.getByRole('region', { name: REQUIRED })
    expect(summary.getByRole('link').elements()).toHaveLength(2)
    for (const missing of two) await missing.click()
    await expect.element(summary).not.toBeInTheDocument()
  })

  it('shows the whole sentence beside the only missing one', async () => {
    await show()
    await everything.click()
    await box(/^과세정보 제공/).click()
    await press('확인')
    await expect.element(box(/^과세정보 제공/)).toHaveFocus()
    await expect.element(box(/^과세정보 제공/)).toHaveAccessibleDescription(REQUIRED)
    expect(page.getByRole('region', { name: REQUIRED }).elements()).toEqual([])
  })

  it('saves once however often it is pressed meanwhile, and leads nowhere once its screen was left', async () => {
    const saved = Promise.withResolvers<void>()
    vi.mocked(saveConsents).mockReturnValue(saved.promise)
    const screen = await show()
    await everything.click()
    await press('확인')
    await expect.poll(() => saveConsents).toHaveBeenCalledOnce()
    await pressAgain('확인')
    expect(saveConsents).toHaveBeenCalledOnce()
    await screen.leave()
    saved.resolve()
    await drawn()
    expect(screen.goneTo()).toBe('/left')
  })

  it('stores every answer and leads on to my-data', async () => {
    const screen = await show()
    await everything.click()
    await box(/^홍보/).click()
    await press('확인')
    await expect.poll(screen.goneTo).toBe('/mydata-agree')
    expect(saveConsents).toHaveBeenCalledExactlyOnceWith({
      applicationNumber: '20250000000001',
      businessNumber: '1234567890',
      ci: 'CI',
      version: '3.1.0',
      choices: expect.objectContaining({ info_collection_yn: 'Y', info_promotion_yn: 'N' }),
    })
    expect(session.get()).toMatchObject({
      consentsSaved: 'N',
      marketingConsent: 'N',
      agreementInfo: {
        personal: {
          version: '3.1.0',
          agreedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
          agreements: { length: 12 },
        },
      },
    })
  })

  it.each([
    ['never touched', 'N', []],
    ['ticked', 'Y', [/^홍보/]],
    ['ticked and unticked again', 'N', [/^홍보/, /^홍보/]],
  ])('takes a promotion that was %s for %s', async (_how, marketingConsent, touched) => {
    const screen = await show()
    for (const required of box(/필수/).elements()) (required as HTMLElement).click()
    await box(/^행정정보 공동이용/).click()
    for (const name of touched) await box(name).click()
    await press('확인')
    await expect.poll(screen.goneTo).toBe('/mydata-agree')
    expect(session.get().marketingConsent).toBe(marketingConsent)
    expect(saveConsents).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        choices: expect.objectContaining({ info_promotion_yn: marketingConsent }),
      }),
    )
  })

  it.each([
    [true, '/mydata-agree', 1],
    [false, null, 0],
  ])('asks after declined shared information; the answer %s leads to %s', async (reply, path, saved) => {
    const screen = await show()
    screen.dialogs.confirm.mockResolvedValue(reply)
    await everything.click()
    await box(/^행정정보 공동이용/).click()
    await press('확인')
    await expect.poll(screen.goneTo).toBe(path)
    expect(screen.dialogs.confirm).toHaveBeenCalledExactlyOnceWith(
      '행정정보 공동이용에 동의하지 않으면 관련 서류를 직접 제출해야 합니다. 계속하시겠습니까?',
      { yes: '예', no: '아니요' },
      { signal: expect.any(AbortSignal) },
    )
    expect(saveConsents).toHaveBeenCalledTimes(saved)
  })

  it('reports that nothing was saved, and keeps the choices', async () => {
    vi.mocked(saveConsents).mockRejectedValue(new RequestRefused('/c', { status: 500, message: '오류' }))
    await show({ withDialogs: true })
    await everything.click()
    await press('확인')
    await expect
      .element(page.getByRole('dialog'))
      .toMatchTextContent(/동의 정보 저장에 실패했습니다\. 다시 시도해주세요\./)
    expect(boxes().every(({ checked }) => checked)).toBe(true)
    expect(session.get().agreementInfo.personal.agreements).toEqual([])
  })

  it('saves again once that is read', async () => {
    vi.mocked(saveConsents).mockRejectedValue(new RequestRefused('/c', { status: 500, message: '오류' }))
    const { dialogs } = await show()
    const { promise, resolve: read } = Promise.withResolvers<void>()
    dialogs.alert.mockReturnValue(promise)
    await everything.click()
    await press('확인')
    await expect.poll(() => dialogs.alert).toHaveBeenCalledOnce()
    await pressAgain('확인')
    expect(saveConsents).toHaveBeenCalledOnce()
    read()
    await drawn()
    await pressAgain('확인')
    expect(saveConsents).toHaveBeenCalledTimes(2)
  })
})
