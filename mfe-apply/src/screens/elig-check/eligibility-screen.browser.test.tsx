import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { EligibilityScreen } from './eligibility-screen.tsx'

it('states every condition, the amounts, and whom quick payment is for', async () => {
  const { container } = await drawScreen(<EligibilityScreen />)
  const said = container.textContent
  const stated = [
    '2024년 12월 31일 이전',
    '신청일 현재 폐업하지 않은',
    '개인사업자와 법인사업자 모두',
    '2024년 1월부터 2025년 12월까지',
    '1인 1사업체',
    '주대표자만',
    '배달 플랫폼과 배달대행사를 이용하는 사업자만',
    '배달·택배비 합계가 30만원을 초과하면',
    '사업체당 최대 30만원',
    '배달 1건당 5,000원',
  ]
  expect(stated.filter(fact => !said.includes(fact))).toEqual([])
})

it('leads to the self-check, back home, and to the cautions', async () => {
  const screen = await drawScreen(<EligibilityScreen />)
  await expect.element(screen.getByRole('link', { name: '신청하기' })).toHaveAttribute('href', '/self-check')
  await expect.element(screen.getByRole('link', { name: '처음 화면으로' })).toHaveAttribute('href', '/')
  await expect
    .element(screen.getByRole('link', { name: '유의사항 보기' }))
    .toHaveAttribute('href', '/ctn-mttr')
})
