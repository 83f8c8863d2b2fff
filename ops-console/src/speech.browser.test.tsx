import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { emptySite, fillSite, NOW } from './testing/full-site.ts'
import { show, signInAsOwner } from './testing/site.tsx'

const button = (name: string) => page.getByRole('button', { name })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  signInAsOwner()
})
afterEach(() => void vi.useRealTimers())

it('a site in trouble is read panel by panel, each state in words', async () => {
  fillSite()
  await show()
  await button('mfe-apply 더 보기').click()
  await button('첫 화면 (act_1) 더 보기').click()
  await page.getByText('지난 버전의 오류 1개').first().click()
  await expect.element(button('ci-apply 해지')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./site-in-trouble.speech.txt')
})

it('the panels of a new site read that nothing is there yet', async () => {
  emptySite()
  await show()
  await expect.element(page.getByText('아직 발급한 토큰이 없습니다.')).toBeVisible()
  await expect.element(page.getByText('아직 기록이 없습니다.')).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./new-site.speech.txt')
})
