import { Unreachable } from 'api-client/errors'
import { fetchBatch } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { batchWith } from 'applicant-flow/testing'
import { drawScreen } from 'remote-kit/testing'
import { speechOfPage } from 'ui-kit/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as delivery from '../testing/direct-delivery-scene.tsx'
import * as general from '../testing/general-proof-scene.tsx'
import { applicant, chooseFiles, pdf, resultIs } from '../testing/scene.ts'
import * as supplement from '../testing/supplement-scene.tsx'
import { Later } from '../performance/later.tsx'
import { ProofIntroScreen } from './proof-intro/proof-intro-screen.tsx'
import { PerformanceScreen } from './proof-reg-add/performance-screen.tsx'
import { GeneralProofScreen } from './proof-reg-all/general-proof-screen.tsx'
import { ParcelScreen } from './proof-reg-parcel/parcel-screen.tsx'

// On a phone the heads of the columns are not drawn.
beforeEach(() => page.viewport(1280, 800))
afterEach(() => page.viewport(414, 896))
supplement.withFreshCalls()
delivery.withFreshCalls()

const heading = () => page.getByRole('heading', { level: 1 })

it('the choice of a proof is read with what each kind may consist of', async () => {
  await drawScreen(<ProofIntroScreen />, { at: '/proof-intro', session: applicant })
  await expect.element(page.getByRole('button', { name: '선택한 서류로 등록하기' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-intro/page.speech.txt')
})

it('the request to the carriers is read with what follows it, then asked for once more', async () => {
  await drawScreen(<ParcelScreen />, { at: '/proof-reg-parcel', session: applicant, withDialogs: true })
  await page.getByRole('button', { name: /동의합니다/ }).click()
  await page.getByRole('checkbox', { name: '우체국' }).click()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg-parcel/form.speech.txt')
  await page.getByRole('button', { name: '이용내역 조회신청' }).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg-parcel/question.speech.txt')
})

it('the form of proof begins with the choice of a way, if none is made', async () => {
  await general.show({ session: applicant })
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg-all/way.speech.txt')
})

it('the form of proof is closed while the carriers are asked', async () => {
  resultIs({ batches: [batchWith({ amountKind: '택배', status: '심사중' })] })
  await general.show()
  await expect.element(page.getByRole('link', { name: '신청결과에서 조회 상태 보기' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg-all/closed.speech.txt')
})

it('business proof is read with the documents that count', async () => {
  await delivery.show()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg/business.speech.txt')
})

it('a business proof that is asked for again is read with its reason', async () => {
  delivery.businessProofIs('보완요청', 1, '글씨가 보이지 않습니다.')
  await delivery.show()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg/asked-again.speech.txt')
})

it('performance proof is read below the paid business proof', async () => {
  delivery.businessProofIs('지급완료')
  await delivery.show()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg/performance.speech.txt')
})

it('the second step by itself is read with the way back to the first, until that is paid', async () => {
  delivery.businessProofIs('승인')
  await drawScreen(<PerformanceScreen />, { at: '/proof-reg-add', session: delivery.direct })
  await expect.element(page.getByRole('link', { name: '영업증빙으로 가기' })).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./proof-reg-add/not-yet.speech.txt')
})

it('a supplement is read with what is left to do, and with each change', async () => {
  await supplement.show()
  await supplement.deleteOne('운송장.jpg')
  await supplement.changeOne('정산.pdf', pdf('새 정산.pdf'))
  await expect(await speechOfPage()).toMatchFileSnapshot('./detail-page/supplement.speech.txt')
})

it('the dialog of a change names the file and the reason', async () => {
  await supplement.show()
  await expect
    .element(page.getByText('증빙마다 변경 또는 삭제를 누른 뒤, 맨 아래의 보완등록을 눌러주세요.'))
    .toBeVisible()
  await supplement.button('변경 정산.pdf').click()
  await chooseFiles(pdf('새 정산.pdf'))
  await expect.element(supplement.dialog()).toMatchTextContent('올리기 전')
  await expect(await speechOfPage()).toMatchFileSnapshot('./detail-page/change.speech.txt')
})

it('a form that waits for the result of the application says so', async () => {
  vi.mocked(findResult).mockReturnValue(new Promise(() => {}))
  await drawScreen(<GeneralProofScreen />, { at: '/proof-reg-all', session: general.direct })
  await expect.element(page.getByText('증빙 화면을 준비하는 중입니다.')).toBeInTheDocument()
})

it('a part of a form that is still to come says so', async () => {
  const never = new Promise<() => null>(() => {})
  await drawScreen(<Later load={() => never}>{Part => <Part />}</Later>, { at: '/proof-reg' })
  await expect.element(page.getByRole('status')).toMatchTextContent('증빙 화면을 준비하는 중입니다.')
})

it('a proof that is loading says so, and that it did not load', async () => {
  const response = Promise.withResolvers<Awaited<ReturnType<typeof fetchBatch>>>()
  vi.mocked(fetchBatch).mockReturnValue(response.promise)
  await supplement.draw()
  await expect.element(heading()).toBeVisible()
  await expect.element(page.getByText('증빙을 불러오는 중입니다.')).toBeInTheDocument()
  response.reject(new Unreachable('/batch'))
  await expect.element(page.getByText('증빙을 불러오지 못했습니다.')).toBeVisible()
})
