import { expect, test } from '../support/test.ts'

test(
  'the journey is walked with the keyboard alone',
  { tag: '@firefox' },
  async ({ page, site, home, selfCheck, businessNumber, identityCheck }) => {
    const { keyboard } = page
    const business = await site.sandbox.business('open-individual-quick')
    await home.open()
    await home.isShown()

    await keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeFocused()
    await expect(page.getByRole('link', { name: '본문 바로가기' })).toBeInViewport()
    await keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    for (const tile of [home.eligibilityTile, home.applyTile]) {
      await keyboard.press('Tab')
      await expect(tile).toBeFocused()
    }
    await keyboard.press('Enter')

    await selfCheck.isShown()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    for (const question of await selfCheck.questions.all()) {
      await keyboard.press('Tab')
      await expect(question.getByLabel('예', { exact: true })).toBeFocused()
      await keyboard.press('Space')
      await expect(question.getByLabel('예', { exact: true })).toBeChecked()
    }
    await keyboard.press('Enter')

    await businessNumber.isShown()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await keyboard.press('Tab')
    await expect(businessNumber.first).toBeFocused()
    await keyboard.type(business.businessNumber)
    await keyboard.press('Enter')

    await identityCheck.isShown()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  },
)
