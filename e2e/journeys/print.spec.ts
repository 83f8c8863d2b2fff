import { expect, test } from '../support/test.ts'

test('on paper a page is its content under the name of the service, dark on white', async ({
  page,
  frame,
  selfCheck,
}) => {
  await page.goto('/board-faq')
  await page.emulateMedia({ media: 'print' })
  await expect(frame.content).toBeVisible()
  await expect(frame.chatbot).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  await frame.goToApply()
  await selfCheck.isShown()
  await frame.settings.click()
  await frame.highContrast.check()
  await page.emulateMedia({ media: 'print' })
  await expect(frame.content).toBeVisible()
  await expect(frame.header.getByRole('link', { name: '소상공인 배달·택배비 지원' })).toBeVisible()
  for (const part of [frame.menu, frame.settings, frame.location, frame.footer])
    await expect(part).toBeHidden()
  await expect(page.getByRole('button', { name: '확인' })).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveCSS('color', 'rgb(255, 255, 255)')
})
