import { holdApp } from '../support/hold-app.ts'
import { expect, test } from '../support/test.ts'

test('home is read before its scripts, and taken over by them as it is', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /신청하기/ }).first()).toBeVisible()
  const frame = await page
    .locator('#frame > *')
    .evaluateAll(parts => (parts.forEach(part => (part.id ||= 'kept')), parts.length))
  expect(frame).toBeGreaterThan(2)
  await page.getByRole('button', { name: '화면 설정' }).click()
  arrive()
  await expect(page.getByRole('button', { name: '화면 설정' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('header#kept, .site-footer#kept')).toHaveCount(2)
})

test('a search that was typed and sent before the scripts finds its answers', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/region-center', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('searchbox')
  await field.click()
  await page.keyboard.type('부산')
  await page.keyboard.press('Enter')
  arrive()
  await expect(page).toHaveURL(/q=/)
  await expect(field).toHaveValue('부산')
  await expect(field).toBeFocused()
})
