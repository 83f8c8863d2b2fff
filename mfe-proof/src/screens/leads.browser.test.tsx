import { drawScreen } from 'remote-kit/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { applicant, resultIs } from '../testing/scene.ts'
import { batchIs } from '../testing/supplement-scene.tsx'
import { DetailScreen } from './detail-page/detail-screen.tsx'
import { ProofIntroScreen } from './proof-intro/proof-intro-screen.tsx'
import { PerformanceScreen } from './proof-reg-add/performance-screen.tsx'
import { GeneralProofScreen } from './proof-reg-all/general-proof-screen.tsx'
import { ParcelScreen } from './proof-reg-parcel/parcel-screen.tsx'
import { BusinessScreen } from './proof-reg/business-screen.tsx'

const DIRECT = '대표자나 직원이 직접 배달하신 사실을 두 단계로 증빙합니다. 1건당 5,000원으로 계산합니다.'
const GENERAL = '택배사·배달대행사·퀵서비스 등을 이용하고 낸 비용의 증빙을 등록합니다.'

beforeEach(() => {
  vi.resetAllMocks()
  sessionStorage.clear()
  resultIs()
  batchIs({}, [])
})

it.each([
  [
    'the choice of a proof',
    ProofIntroScreen,
    '',
    '배달·택배비를 낸 사실을 증빙합니다. 배달하신 방법에 맞는 증빙을 선택해주세요.',
  ],
  ['direct delivery', BusinessScreen, '영업', DIRECT],
  ['direct delivery, after another choice', BusinessScreen, '일반', GENERAL],
  ['the second step of direct delivery', PerformanceScreen, '실적', DIRECT],
  ['general proof', GeneralProofScreen, '일반', GENERAL],
  [
    'the request to parcel carriers',
    ParcelScreen,
    '',
    '이용하신 택배사에 이용내역을 조회해 달라고 신청합니다. 증빙자료를 따로 준비하지 않으셔도 됩니다.',
  ],
  ['a registered proof', DetailScreen, '', '등록한 증빙과 처리 상태를 확인합니다.'],
] as const)('the page of %s begins with its sentence', async (_, Screen, proofType, lead) => {
  await drawScreen(<Screen />, { at: '/here', session: { ...applicant, proofType, proofBatchId: '1' } })
  await expect.element(page.getByText(lead, { exact: true })).toBeVisible()
})
