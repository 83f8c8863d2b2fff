import { expect, test } from '../support/test.ts'

const CHATBOT = 'https://chat.example.org/'

test.beforeEach(async ({ context }) => {
  await context.route(CHATBOT, route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><title>챗봇</title>' }),
  )
})

for (const path of ['/', '/board-faq']) {
  test(`at ${path} the chatbot opens in a small window on a desktop`, async ({ page, context, frame }) => {
    await page.goto(path)
    const opening = context.waitForEvent('page')
    await frame.chatbot.click()
    const opened = await opening
    await expect(opened).toHaveURL(CHATBOT)
    expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 700])
    await expect(page).toHaveURL(path)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('it opens in a tab of its own', async ({ page, context, frame }) => {
    await page.goto('/board-faq')
    const opening = context.waitForEvent('page')
    await frame.chatbot.tap()
    await expect(await opening).toHaveURL(CHATBOT)
    await expect(page).toHaveURL('/board-faq')
  })
})

test('it is on no other page', async ({ frame, selfCheck }) => {
  await selfCheck.open()
  await selfCheck.isShown()
  await expect(frame.chatbot).toHaveCount(0)
})
