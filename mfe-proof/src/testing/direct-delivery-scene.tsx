import { addToBatch, createProof } from 'api-client/proof'
import { batchWith, itemWith } from 'applicant-flow/testing'
import type { BatchStatus } from 'domain-rules/proof'
import { drawScreen, type Scene } from 'remote-kit/testing'
import { beforeEach, expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { BusinessScreen } from '../screens/proof-reg/business-screen.tsx'
import { applicant, resetCalls, resultIs } from './scene.ts'

export { button, dialog } from './scene.ts'

/** The session of an applicant who chose documents of direct delivery. */
export const direct = { ...applicant, proofType: '영업', proofDetailTypes: ['3', '8'] }

export const fileArea = () => page.getByRole('group', { name: /^영업증빙 파일/ })
export const secondStep = () => page.getByRole('heading', { name: '2단계 실적증빙 등록' })

/** Resets the calls before each test of the file: every upload arrives, and every proof is created. */
export function withFreshCalls(): void {
  beforeEach(() => {
    resetCalls()
    vi.mocked(createProof).mockResolvedValue()
    vi.mocked(addToBatch).mockResolvedValue()
  })
}

export async function show(scene: Scene = {}) {
  const screen = await drawScreen(<BusinessScreen />, { at: '/proof-reg', session: direct, ...scene })
  await expect.element(page.getByRole('list', { name: '직접배달 증빙 단계' })).toBeVisible()
  await expect.element(fileArea().or(secondStep())).toBeVisible()
  return screen
}

/** Business proof in a status, with so many files, and the result that the server then sends. */
export function businessProofIs(status: BatchStatus, files = 1, reason = '') {
  const batch = batchWith({ id: '7', type: '영업', amountKind: '건', status, years: [], total: null })
  const itemStatus = status === '보완요청' || status === '지급완료' ? status : '제출완료'
  const items = Array.from({ length: files }, (_, place) =>
    itemWith({
      id: `7${place}`,
      batchId: '7',
      type: '영업',
      status: itemStatus,
      fileName: `영업${place}.png`,
      reason,
    }),
  )
  resultIs({ batches: [batch], items })
}
