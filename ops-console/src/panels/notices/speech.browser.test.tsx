import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { speechOfPage } from 'ui-kit/testing'
import { fillSite, NOW } from '../../testing/full-site.ts'
import { show, signIn } from '../../testing/site.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  signIn()
  fillSite()
})
afterEach(() => void vi.useRealTimers())

it('a notice is read with its fields and its effects, and without the previews, which have the same words', async () => {
  await show()
  await page.getByRole('button', { name: '접수 안내 수정' }).click()
  await expect.element(page.getByRole('dialog').first()).toBeVisible()
  await expect(await speechOfPage()).toMatchFileSnapshot('./notice.speech.txt')
})
