import { createProof } from 'api-client/proof'
import { drawScreen, type Scene } from 'remote-kit/testing'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { GeneralProofScreen } from '../screens/proof-reg-all/general-proof-screen.tsx'
import { applicant, button, chooseFiles, pdf, resetCalls } from './scene.ts'

export { button, dialog } from './scene.ts'

export const direct = { ...applicant, isNormalProof: 'Y' } as const
export const total = () => page.getByRole('textbox', { name: /^총 증빙/ })

/** Resets the calls before each test of the file: every upload arrives, and every proof is created. */
export function withFreshCalls(): void {
  beforeEach(() => {
    resetCalls()
    vi.mocked(createProof).mockResolvedValue()
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

export async function show(scene: Scene = {}) {
  const screen = await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: direct, ...scene })
  await expect.element(button(/등록$/)).toBeVisible()
  return screen
}

export async function fillIn(...files: File[]) {
  await button('위 내용을 확인했으며 동의합니다').click()
  await page.getByRole('checkbox', { name: '2025년' }).click()
  await page.getByRole('checkbox', { name: '2024년' }).click()
  await page.getByRole('radio', { name: /^금액/ }).click()
  await total().fill('150,000')
  await chooseFiles(...(files.length > 0 ? files : [pdf('정산.pdf')]))
}

export async function register() {
  await button('증빙 등록').click()
}
