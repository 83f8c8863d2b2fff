import type { ReactNode } from 'react'
import { accountHolderOf, listBanks, verifyAccount } from 'api-client/account'
import { createApplication } from 'api-client/application'
import { checkBusiness, deliveryFeeOf } from 'api-client/business'
import { checkRealName } from 'api-client/identity'
import { drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { session, type SessionState } from 'shared-session'
import { emptySession } from 'shared-session/testing'
import { expect, vi } from 'vitest'
import { page, type Locator } from 'vitest/browser'
import { consentTexts } from '../content/consents.ko.ts'
import { ApplicationFormScreen } from '../screens/aply-info/application-form-screen.tsx'

/** All consents are given. */
const agreed: Partial<SessionState> = {
  mydataConsent: 'Y',
  agreementInfo: {
    personal: {
      agreements: Object.values(consentTexts).map(({ title }) => ({ title, required: true, agreed: 'Y' })),
      version: '3.0.0',
      agreedAt: '2025-06-02T00:00:00.000Z',
    },
    mydata: { agreements: [], version: '', agreedAt: '' },
  },
}

/** A verified applicant, for the business of a sole proprietor. */
export const applicant: SessionState = {
  ...emptySession(),
  applicationType: '확인',
  businessNumber: '1234567802',
  managementType: '1',
  identityCi: 'CI',
  mobileName: '홍길동',
  mobileNumber: '01012345678',
  birthDate: '19800101',
  identityMethod: 'phone',
  ...agreed,
}

// Beyond the numbers that tests name: the receipt of a number lasts as long as the page.
let lastNumber = 20250001000000

/** Draws the screen with its dialogs; every call succeeds by default. */
export async function openForm(changes: Partial<SessionState> = {}, at = '/aply-info'): Promise<DrawnScreen> {
  newApplicant(changes)
  return drawForm(at)
}

/** Ends all sessions, and starts one of a verified applicant. */
export function newApplicant(changes: Partial<SessionState> = {}): void {
  sessionStorage.clear()
  session.reset()
  // A new number each time, as the server gives them: an earlier application must not matter.
  session.update({ ...applicant, applicationNumber: String(++lastNumber), ...changes })
}

/** Draws it again, with the session and the storage as they are. */
export async function drawForm(at = '/aply-info'): Promise<DrawnScreen> {
  letCallsGoWell()
  document.title = '신청정보 입력 | 서비스'
  return drawAlone(<ApplicationFormScreen />, at)
}

/** Draws a screen at its address, with dialogs and site configuration. */
export function drawAlone(screen: ReactNode, at: string): Promise<DrawnScreen> {
  const legal = { residenceNumberBasis: '시험용 법률 제1조' }
  const config = { contacts: { helpLine: '0000-0001' }, legal }
  return drawScreen(screen, { at, config, withDialogs: true })
}

export function letCallsGoWell(): void {
  vi.mocked(listBanks).mockResolvedValue([
    { code: '4', name: 'KB국민은행' },
    { code: '088', name: '신한은행' },
  ])
  vi.mocked(checkRealName).mockResolvedValue(true)
  vi.mocked(checkBusiness).mockResolvedValue({ isConfirmed: true, taxType: 'standard' })
  vi.mocked(accountHolderOf).mockResolvedValue('홍길동')
  vi.mocked(verifyAccount).mockResolvedValue()
  vi.mocked(deliveryFeeOf).mockResolvedValue(120_000)
  vi.mocked(createApplication).mockResolvedValue()
}

export const field = {
  mobileNumber: () => page.getByRole('textbox', { name: /^휴대폰번호/ }),
  residence: () => page.getByRole('group', { name: /^주민등록번호/ }).getByRole('textbox'),
  corporate: () => page.getByRole('group', { name: /^법인번호/ }).getByRole('textbox'),
  companyName: () => page.getByRole('textbox', { name: /^(상호명|법인명)/ }),
  openingDate: () => page.getByRole('textbox', { name: /^개업일자/ }),
  settlementMonth: () => page.getByRole('combobox', { name: /^결산월/ }),
  bank: () => page.getByRole('combobox', { name: /^은행/ }),
  accountNumber: () => page.getByRole('textbox', { name: /^계좌번호/ }),
  accountHolder: () => page.getByRole('textbox', { name: /^예금주/ }),
  fullWidth: () => page.getByRole('checkbox', { name: '전각문자 변환' }),
}

export const button = (name: string) => page.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')

/** Presses a button of the dialog. */
export async function answerDialog(name: string) {
  await dialog().getByRole('button', { name, exact: true }).click()
}

export function fillPerson() {
  put(field.residence().nth(1), '1234567')
}

export function fillBusiness() {
  put(field.companyName(), '한국상점')
  put(field.openingDate(), '20200101')
}

export async function fillAccount() {
  await field.bank().selectOptions('KB국민은행')
  put(field.accountNumber(), '10000000000001')
  put(field.accountHolder(), '홍길동')
}

/** Fills in all required fields of an individual, and checks the account. */
export async function fillAll() {
  fillPerson()
  fillBusiness()
  await fillAccount()
  await checkAccount()
}

export async function checkAccount() {
  await button('계좌인증').click()
  await expect.element(button('계좌인증 완료')).toBeVisible()
}

const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set

/** Enters a whole text at once, without the browser's driver. */
function put(box: Locator, value: string) {
  const input = box.element() as HTMLInputElement
  input.focus()
  setValue?.call(input, value)
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
