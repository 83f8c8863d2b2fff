import { accountHolderOf, listBanks, verifyAccount } from 'api-client/account'
import { updateAccount } from 'api-client/application'
import { type ApplicationResult, findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawScreen, type DrawnScreen } from 'remote-kit/testing'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { CorrectionScreen } from '../screens/result-modify/correction-screen.tsx'

const applicant = {
  identityCi: 'ci',
  identityMethod: 'simple',
  businessNumber: '1234567890',
  half: 'result',
} as const
export const MISMATCH = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'

/** Resets the mocked calls; the account is the holder's, and every change is accepted. */
export function resetCalls() {
  vi.resetAllMocks()
  sessionStorage.clear()
  vi.mocked(listBanks).mockResolvedValue([
    { code: '4', name: 'KB국민은행' },
    { code: '088', name: '신한은행' },
  ])
  vi.mocked(accountHolderOf).mockResolvedValue('김시험')
  vi.mocked(verifyAccount).mockResolvedValue()
  vi.mocked(updateAccount).mockResolvedValue()
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
export const dialog = () => page.getByRole('dialog')
export const field = {
  bank: () => page.getByRole('combobox', { name: /^은행/ }),
  number: () => page.getByRole('textbox', { name: /^계좌번호/ }),
  holder: () => page.getByRole('textbox', { name: /^예금주/ }),
}

export async function open(
  given: Partial<ApplicationResult> = {},
  who: object = applicant,
): Promise<DrawnScreen> {
  vi.mocked(findResult).mockResolvedValue(resultWith({ status: '이체결과오류', ...given }))
  const config = { contacts: { callCentre: '0000-0000' } }
  const scene = { at: '/result-modify', session: who, config, withDialogs: true }
  const screen = await drawScreen(<CorrectionScreen />, scene)
  await expect.element(page.getByRole('table', { name: '기본정보' })).toBeVisible()
  return screen
}

export async function fill() {
  await field.bank().selectOptions('신한은행')
  await field.number().fill('110-123-456789')
}

export async function check() {
  await button('계좌인증').click()
  await expect.element(button('계좌인증 완료')).toBeVisible()
}

export async function confirmSaving() {
  await button('수정완료').click()
  await dialog().getByRole('button', { name: '수정' }).click()
}

export async function read(message: string | RegExp) {
  await expect.element(dialog()).toMatchTextContent(message)
  await dialog().getByRole('button', { name: '확인' }).click()
}
