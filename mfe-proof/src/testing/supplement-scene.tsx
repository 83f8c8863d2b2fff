import { deleteItem, fetchBatch, registerSupplement, type ProofBatch, type ProofItem } from 'api-client/proof'
import { batchWith, itemWith } from 'applicant-flow/testing'
import { drawScreen, type Scene } from 'remote-kit/testing'
import { beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { DetailScreen } from '../screens/detail-page/detail-screen.tsx'
import { applicant, button, chooseFiles, dialog, resetCalls } from './scene.ts'

export { button, dialog } from './scene.ts'

export const REASON = '이용 내역이 확인되지 않습니다.'
export const asked = { status: '보완요청', reason: REASON } as const
export const kept = itemWith({ id: '11', fileName: '영수증.png' })
export const first = itemWith({ id: '12', fileName: '운송장.jpg', ...asked })
export const second = itemWith({ id: '13', fileName: '정산.pdf', filePath: 'receipt/b.pdf', ...asked })

/** Resets the calls before each test of the file: every upload arrives, and every change is accepted. */
export function withFreshCalls(): void {
  beforeEach(() => {
    resetCalls()
    vi.mocked(deleteItem).mockResolvedValue()
    vi.mocked(registerSupplement).mockResolvedValue()
  })
}

export function batchIs(batch: Partial<ProofBatch>, items: ProofItem[]): void {
  vi.mocked(fetchBatch).mockResolvedValue({ batch: batchWith(batch), items })
}

export async function draw(scene: Scene = {}) {
  const held = { ...applicant, proofBatchId: '1' }
  return drawScreen(<DetailScreen />, { at: '/detail-page', session: held, withDialogs: true, ...scene })
}

export async function show(batch: Partial<ProofBatch> = {}, items: ProofItem[] = [kept, first, second]) {
  batchIs({ status: '보완요청', ...batch }, items)
  const screen = await draw()
  await expect.element(button('보완등록')).toBeVisible()
  expect(document.title, 'nothing is wrong yet').not.toMatch(/^오류: /)
  return screen
}

export const row = (name: string) => page.getByRole('row').filter({ hasText: name })
export const total = () => page.getByRole('textbox', { name: /^총 증빙/ })

export async function press(name: string | RegExp) {
  await dialog().getByRole('button', { name, exact: true }).click()
}

export async function messageIs(message: string | RegExp) {
  await expect.element(dialog()).toMatchTextContent(message)
  await press('확인')
}

export async function deleteOne(name: string) {
  await button(`삭제 ${name}`).click()
  await expect.element(dialog()).toMatchTextContent('해당 증빙을 삭제하시겠습니까?')
  await press('확인')
  await messageIs('해당 증빙이 삭제 대기 상태로 변경되었습니다. 보완등록 시 최종 삭제됩니다.')
}

export async function changeOne(name: string, file: File) {
  await button(`변경 ${name}`).click()
  await expect.element(dialog()).toMatchTextContent(REASON)
  await chooseFiles(file)
  await expect.element(dialog()).toMatchTextContent('올리기 전')
  await press('변경')
  await expect.element(row(name)).toMatchTextContent(file.name)
}

export async function register() {
  await button('보완등록').click()
  await expect.element(dialog()).toMatchTextContent('증빙기간과 총 증빙금액(건수)을 확인하셨습니까?')
  await press('확인')
}
