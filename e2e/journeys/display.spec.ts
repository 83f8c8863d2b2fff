import { expect, test } from '../support/test.ts'

test(
  'text size and high contrast are shown at once, and remembered on the next visit',
  { tag: '@firefox' },
  async ({ page, frame, selfCheck }) => {
    const root = page.locator('html')
    await selfCheck.open()
    await expect(root).toHaveCSS('font-size', '10px')

    await frame.settings.click()
    await frame.textSize('크게 130%').check()
    await expect(root).toHaveCSS('font-size', '13px')
    await frame.highContrast.check()
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')

    await page.reload()
    await selfCheck.isShown()
    await expect(root).toHaveCSS('font-size', '13px')
    await frame.settings.click()
    await expect(frame.textSize('크게 130%')).toBeChecked()
    await expect(frame.highContrast).toBeChecked()
  },
)

test('the page does not flash: what was chosen is there before the app', async ({ page, selfCheck }) => {
  await selfCheck.open()
  await page.evaluate(() =>
    localStorage.setItem('sbiz_display', JSON.stringify({ textSize: 150, highContrast: true })),
  )
  await page.route('/assets/main*.js', () => new Promise(() => {}))
  await page.goto('/self-check', { waitUntil: 'commit' })
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(page.locator('html')).toHaveCSS('font-size', '15px')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('for a person who asks the browser for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } })

  test('lines are as dark as text, without another mode', async ({ page, businessNumber }) => {
    await businessNumber.open()
    await businessNumber.isShown()
    const tokens = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ['text-subtle', 'text-basic'].map(name => style.getPropertyValue(`--krds-color-${name}`))
    })
    expect(tokens[0]).toBe(tokens[1])
  })
})
