import { drawScreen } from 'remote-kit/testing'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ProofIntroScreen } from './proof-intro-screen.tsx'

it('tells the two kinds of proof apart, and which documents count for each', async () => {
  await drawScreen(<ProofIntroScreen />)
  await expect.element(page.getByRole('heading', { name: '배달·택배 서비스 이용 증빙' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '직접배달 증빙' })).toBeVisible()
  expect(page.getByRole('listitem').elements()).toHaveLength(6 + 8)
})

it('warns that what customers were charged is not subsidised', async () => {
  await drawScreen(<ProofIntroScreen />)
  await expect.element(page.getByText('고객에게 청구한 금액은 지원되지 않습니다.')).toBeVisible()
})
