import { listReasons } from 'api-client/account'
import { type ApplicationResult, findResult } from 'api-client/result'
import { resultWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { ResultScreen } from '../screens/aply-result/result-screen.tsx'

const applicant = { identityCi: 'ci', businessNumber: '1234567890', half: 'result' } as const
const config = {
  links: { creditProgramme: 'https://credit.example.org/' },
  contacts: { callCentre: '0000-0000' },
}

/** The options of a dialog that closes when its screen is left. */
export const closesWithScreen = { signal: expect.any(AbortSignal) }
export const underKey = { idempotencyKey: expect.any(String) }

/** Resets the mocked calls; the codes of reasons have two entries. */
export function resetCalls() {
  vi.resetAllMocks()
  vi.mocked(listReasons).mockResolvedValue([
    { code: 'US01', name: '주대표자 미일치', description: '신청자가 주대표자가 아닙니다.' },
    { code: 'US99', name: '기타', description: '확인이 더 필요합니다.' },
  ])
}

/** Draws the result screen for a result with these values. */
export async function show(given: Partial<ApplicationResult>, scene: { withDialogs?: boolean } = {}) {
  vi.mocked(findResult).mockResolvedValue(resultWith(given))
  const screen = await drawScreen(<ResultScreen />, {
    at: '/aply-result',
    session: applicant,
    config,
    ...scene,
  })
  await expect.element(page.getByRole('heading', { name: /^진행 상태/ })).toBeVisible()
  return screen
}

export const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
