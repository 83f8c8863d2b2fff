import { Unreachable } from 'api-client/errors'
import { createProof } from 'api-client/proof'
import { findResult } from 'api-client/result'
import { drawScreen } from 'remote-kit/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import {
  businessProofIs,
  button,
  dialog,
  direct,
  fileArea,
  secondStep,
  show,
  withFreshCalls,
} from '../../testing/direct-delivery-scene.tsx'
import { chooseFiles, pdf } from '../../testing/scene.ts'
import { PerformanceScreen } from '../proof-reg-add/performance-screen.tsx'
import { BusinessScreen } from './business-screen.tsx'

withFreshCalls()

const currentStep = () => document.querySelector('[aria-current=step]')?.textContent

describe('performance, the second step', () => {
  beforeEach(() => businessProofIs('지급완료'))

  async function fillIn() {
    await button('위 내용을 확인했으며 동의합니다').click()
    await page.getByRole('checkbox', { name: '2025년' }).click()
    await page.getByRole('textbox', { name: /^총 증빙건수/ }).fill('20')
    await chooseFiles(pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf'), pdf('4.pdf'))
  }

  it.each([
    ['/proof-reg', <BusinessScreen key="1" />],
    ['/proof-reg-add', <PerformanceScreen key="2" />],
  ])(
    'on %s counts cases, takes more than three files, and leads to the result (PDIR-12, PDIR-24, AMB-75, AMB-76)',
    async (at, shown) => {
      const screen = await drawScreen(shown, { at, session: direct })
      await expect.element(secondStep()).toBeVisible()
      await expect.element(page.getByRole('radio').first()).not.toBeInTheDocument()
      await fillIn()
      await expect.element(page.getByRole('textbox', { name: '예상 지원금액' })).toHaveValue('100,000')
      await button('증빙 등록').click()
      await expect.poll(screen.goneTo).toBe('/aply-result')
      expect(vi.mocked(createProof).mock.calls[0]?.[0]).toMatchObject({
        type: '영업',
        division: '건',
        total: 20,
        years: ['2025'],
        files: { length: 4 },
      })
    },
  )

  it('shows the approved files in the place of the upload area (PDIR-17, PDIR-18)', async () => {
    await show()
    await expect.poll(currentStep).toMatch(/실적증빙/)
    await expect.element(page.getByRole('row', { name: /영업0.png/ })).toMatchTextContent('승인')
    await expect.element(fileArea()).not.toBeInTheDocument()
  })

  it('shows what a delivery may be proven by', async () => {
    await show({ withDialogs: true })
    await button('서류별 예시 그림 보기').click()
    await expect.element(dialog()).toBeVisible()
    expect(document.querySelectorAll('dialog figcaption')).toHaveLength(3)
  })

  it('by itself leads back to the first step as long as that is not paid (AMB-78)', async () => {
    businessProofIs('승인')
    await drawScreen(<PerformanceScreen />, { at: '/proof-reg-add', session: direct })
    for (const text of [
      '아직 실적증빙을 등록할 수 없습니다.',
      '영업증빙의 지급이 완료된 뒤에 등록하실 수 있습니다.',
    ])
      await expect.element(page.getByText(text)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '영업증빙으로 가기' }))
      .toHaveAttribute('href', '/proof-reg')
    expect(currentStep()).toMatch(/영업증빙/)
  })

  it('by itself opens without a result too, and the server judges (PDIR-23, GP-16)', async () => {
    vi.mocked(findResult).mockRejectedValue(new Unreachable('/path'))
    await drawScreen(<PerformanceScreen />, { at: '/proof-reg-add', session: direct })
    await expect.element(secondStep()).toBeVisible()
    expect(currentStep()).toMatch(/실적증빙/)
  })
})
