import { accountHolderOf, verifyAccount } from 'api-client/account'
import { createApplication } from 'api-client/application'
import { deliveryFeeOf } from 'api-client/delivery-fee'
import { RequestRefused, TimedOut, Unreachable } from 'api-client/errors'
import { session } from 'shared-session'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  answerDialog,
  button,
  checkAccount,
  dialog,
  field,
  fillAll,
  openForm,
} from '../../testing/form-fixture.tsx'

beforeEach(() => void vi.resetAllMocks())

const refused = (status: number, message: string, errorCode = '') =>
  new RequestRefused('/create', { status, message, errorCode })

async function submit() {
  await button('신청하기').click()
  await expect.element(dialog()).toMatchTextContent(/신청 내용 확인/)
}

describe('on the way in', () => {
  it.each([{ applicationType: '' }, { businessNumber: '' }, { applicationNumber: '' }])(
    'without %j the way begins anew',
    async missing => {
      const screen = await openForm(missing)
      await expect
        .element(dialog())
        .toMatchTextContent(/누락된 필수값이 있습니다\. 신청절차대로 다시 신청해주세요\./)
      await answerDialog('확인')
      await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    },
  )

  it('the consents count as done', async () => {
    await openForm({ consentsSaved: 'N' })
    await expect.element(button('신청하기')).toBeVisible()
    expect(session.get().consentsSaved).toBe('Y')
  })

  it('cancel leads back to my-data', async () => {
    await openForm()
    await expect.element(page.getByRole('link', { name: '취소' })).toHaveAttribute('href', '/mydata-agree')
  })
})

describe('before anything is filed', () => {
  it('what was lost meanwhile is told, and the way begins anew', async () => {
    const screen = await openForm()
    await fillAll()
    session.update({ applicationNumber: '' })
    await button('신청하기').click()
    await expect
      .element(dialog())
      .toMatchTextContent(/누락된 필수값이 있습니다\. 신청절차대로 다시 신청해주세요\./)
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/bzmn-reg')
    expect(verifyAccount).not.toHaveBeenCalled()
  })

  it('all answers are shown, with numbers masked', async () => {
    await openForm()
    await fillAll()
    await submit()
    const facts = dialog()
      .getByRole('term')
      .elements()
      .map((term, at) => [
        term.textContent,
        dialog().getByRole('definition').elements()[at]?.querySelector('span > span')?.textContent,
      ])
    expect(Object.fromEntries(facts)).toEqual({
      '신청인 성명': '홍길동',
      생년월일: '1980-01-01',
      휴대폰번호: '010-1234-5678',
      주민등록번호: '800101-*******',
      사업자등록번호: '123-45-67802',
      상호명: '한국상점',
      개업일자: '2020-01-01',
      은행: 'KB국민은행',
      계좌번호: '**********0001',
      예금주: '홍길동',
    })
    expect(dialog().element().textContent).not.toContain('1234567')
    expect(verifyAccount).not.toHaveBeenCalled()
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('a holder in full width is shown so, and read out in ordinary letters', async () => {
    await openForm()
    await fillAll()
    await button('다시 입력 (계좌인증)').click()
    await field.accountHolder().fill('SHOP')
    await field.fullWidth().click()
    vi.mocked(accountHolderOf).mockResolvedValue('ＳＨＯＰ')
    await checkAccount()
    await submit()
    const holder = dialog().getByRole('definition').last().element()
    expect(holder.querySelector('[aria-hidden]')?.textContent).toBe('ＳＨＯＰ')
    expect(holder.textContent?.replace('ＳＨＯＰ', '')).toMatch(/^SHOP/)
  })

  it.each([
    ['돌아가기', () => answerDialog('돌아가기')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s leads back to the form as it was', async (_, leave) => {
    await openForm()
    await fillAll()
    await submit()
    await leave()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(button('신청하기')).toHaveFocus()
    await expect.element(field.companyName()).toHaveValue('한국상점')
    expect(verifyAccount).not.toHaveBeenCalled()
  })

  it('an answer can be changed: its link leads to its field', async () => {
    await openForm()
    await fillAll()
    await submit()
    await dialog().getByRole('link', { name: '변경 상호명' }).click()
    await expect.element(dialog()).not.toBeInTheDocument()
    await expect.element(field.companyName()).toHaveFocus()
  })
})

describe('filing', () => {
  it('verifies the account, then creates the application, then shows that it is done', async () => {
    const screen = await openForm()
    await fillAll()
    await field.companyName().fill(' 한국상점 ')
    await submit()
    await answerDialog('신청하기')
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')

    const { applicationNumber } = session.get()
    const account = {
      bankCode: '4',
      bankName: 'KB국민은행',
      accountNumber: '10000000000001',
      accountHolder: '홍길동',
    }
    expect(verifyAccount).toHaveBeenCalledExactlyOnceWith(applicationNumber, account)
    expect(verifyAccount).toHaveBeenCalledBefore(vi.mocked(createApplication))
    expect(deliveryFeeOf).not.toHaveBeenCalled()
    const { submission, documents } = vi.mocked(createApplication).mock.calls[0]?.[0] ?? {}
    expect(submission).toMatchObject({
      applicationNumber,
      applicationType: '확인',
      ci: 'CI',
      businessNumber: '1234567802',
      form: {
        managementType: '1',
        applicantName: '홍길동',
        birthDate: '19800101',
        residenceNumber: ['800101', '1234567'],
        mobileNumber: '01012345678',
        openingDate: '2020-01-01',
        bank: 'KB국민은행',
        accountNumber: '10000000000001',
        accountHolder: '홍길동',
      },
      supportAmount: null,
      mydataRequest: 'Y',
      taxInformation: 'Y',
      verificationMethod: 'phone',
    })
    expect(documents).toEqual({})
  })

  it('of quick support goes by what the platforms know', async () => {
    const screen = await openForm({ applicationType: '신속' })
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    expect(deliveryFeeOf).toHaveBeenCalledExactlyOnceWith('1234567802')
    expect(vi.mocked(createApplication).mock.calls[0]?.[0].submission.supportAmount).toBe(120_000)
  })

  it('of quick support is not done when no platform knows anything', async () => {
    await openForm({ applicationType: '신속' })
    vi.mocked(deliveryFeeOf).mockResolvedValue(null)
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.element(dialog()).toMatchTextContent(/배달료 정보가 없습니다\./)
    await answerDialog('확인')
    await expect.element(field.companyName()).toHaveValue('한국상점')
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('shows how far it has got, and cannot be left or pressed twice meanwhile', async () => {
    const screen = await openForm()
    const filed = Promise.withResolvers<void>()
    vi.mocked(createApplication).mockImplementation(({ onProgress }) => {
      onProgress?.(0.42)
      return filed.promise
    })
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect
      .element(page.getByRole('progressbar', { name: '신청서를 보내는 중입니다.' }))
      .toHaveAttribute('value', '42')
    await userEvent.keyboard('{Escape}{Enter}{Enter}')
    await expect.element(dialog()).toBeVisible()
    expect(createApplication).toHaveBeenCalledOnce()
    filed.resolve()
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
  })
})

describe('a refusal loses nothing:', () => {
  it.each([
    ['the server says why', refused(400, '서버의 문장입니다.'), '서버의 문장입니다.'],
    ['the server breaks', refused(500, '서버의 문장입니다.'), '서버의 문장입니다.'],
    ['no response comes', new TimedOut('/create'), '오류가 발생했습니다.'],
    ['the line is cut', new Unreachable('/create'), '오류가 발생했습니다.'],
  ])('%s; a second try goes under the same key', async (_, error, message) => {
    const screen = await openForm()
    vi.mocked(createApplication).mockRejectedValueOnce(error)
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.element(dialog()).toHaveAccessibleDescription(message)
    await answerDialog('확인')
    await expect.element(field.residence().nth(1)).toHaveValue('1234567')
    await expect.element(field.accountNumber()).toHaveValue('10000000000001')

    await submit()
    await answerDialog('신청하기')
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    const keys = vi.mocked(createApplication).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(keys[0]).toMatch(/^[!-~]{10,200}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('something else is filed under another key', async () => {
    const screen = await openForm()
    vi.mocked(createApplication).mockRejectedValueOnce(refused(400, 'x'))
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await answerDialog('확인')
    await field.companyName().fill('다른 상점')
    await submit()
    await answerDialog('신청하기')
    await expect.poll(screen.goneTo).toBe('/aply-cmptn')
    const keys = vi.mocked(createApplication).mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)
    expect(new Set(keys).size).toBe(2)
  })

  it('an account that does not verify is checked anew, and nothing is created', async () => {
    await openForm()
    const message = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'
    vi.mocked(verifyAccount).mockRejectedValue(refused(409, message, 'ACCOUNT_HOLDER_MISMATCH'))
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.element(dialog()).toMatchTextContent(new RegExp(message))
    await answerDialog('확인')
    await expect.element(field.accountHolder()).toHaveFocus()
    await expect.element(button('계좌인증')).toBeVisible()
    expect(createApplication).not.toHaveBeenCalled()
  })

  it('an account that cannot be verified now is told so', async () => {
    await openForm()
    vi.mocked(verifyAccount).mockRejectedValue(new TimedOut('/verify'))
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.element(dialog()).toHaveAccessibleDescription('계좌인증 중 오류가 발생했습니다.')
    expect(createApplication).not.toHaveBeenCalled()
    expect(accountHolderOf).toHaveBeenCalledOnce()
  })

  it('consents that are missing are to be given, and the form waits as it was left', async () => {
    const screen = await openForm()
    vi.mocked(createApplication).mockRejectedValue(
      refused(409, '필수 동의 항목에 모두 동의해주세요.', 'CONSENTS_INCOMPLETE'),
    )
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.element(dialog()).toMatchTextContent(/필수 동의 항목에 모두 동의해주세요\./)
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/info-agree')
    expect(session.get().consentsSaved).toBe('N')
    await screen.unmount()
  })

  it('an applicant who has applied already is led home', async () => {
    const screen = await openForm()
    const message = '본인인증 정보로 이미 신청접수 되었습니다.'
    vi.mocked(createApplication).mockRejectedValue(refused(409, message, 'APL_DUPLICATE_CI'))
    await fillAll()
    await submit()
    await answerDialog('신청하기')
    await expect.element(dialog()).toMatchTextContent(new RegExp(message))
    await answerDialog('확인')
    await expect.poll(screen.goneTo).toBe('/')
  })
})
