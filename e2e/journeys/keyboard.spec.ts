import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('the journey is walked with the keyboard alone', async ({
  page,
  site,
  home,
  selfCheck,
  businessNumber,
  identityCheck,
}) => {
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
})

test('a dialog keeps the focus, closes with Escape, and gives the focus back', async ({
  page,
  businessNumber,
  dialog,
}) => {
  await businessNumber.open()
  await businessNumber.isShown()
  const cancel = page.getByRole('button', { name: '취소' })
  await cancel.focus()
  await page.keyboard.press('Enter')
  await dialog.says(texts.businessNumber.cancelQuestion)

  for (const name of ['아니요', '예']) {
    await expect(dialog.box.getByRole('button', { name })).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await expect(cancel).not.toBeFocused()
  await page.keyboard.press('Escape')
  await dialog.isGone()
  await expect(cancel).toBeFocused()
  await businessNumber.isShown()
})

test('the boxes let a person go back by keyboard', async ({ page, businessNumber }) => {
  await businessNumber.open()
  await businessNumber.type('12345')
  await expect(businessNumber.third).toBeFocused()

  await page.keyboard.press('Backspace')
  await expect(businessNumber.second).toBeFocused()
  await businessNumber.holds(['123', '4', ''])
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(businessNumber.first).toBeFocused()
})
