import { expect, test } from '../support/test.ts'

const CHATBOT = 'https://chat.example.org/'

test('on a phone the chatbot floats on home from the start', async ({ page, home, frame }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await home.open()
  await home.isShown()
  await expect(frame.chatbot).toHaveCSS('opacity', '1')
  await expect(frame.chatbot).toBeInViewport({ ratio: 1 })
})

test('the chatbot opens in a small window from the questions, and stands at the foot of the screens of an area', async ({
  page,
  context,
  frame,
  selfCheck,
}) => {
  await context.route(CHATBOT, route =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,"><title>챗봇</title>' }),
  )
  await page.goto('/board-faq')
  const opening = context.waitForEvent('page')
  await frame.chatbot.click()
  const opened = await opening
  await expect(opened).toHaveURL(CHATBOT)
  expect(await opened.evaluate(() => [innerWidth, innerHeight])).toEqual([400, 700])
  await expect(page).toHaveURL('/board-faq')

  await frame.goToApply()
  await selfCheck.isShown()
  await expect(frame.chatbot).not.toHaveAttribute('data-floating')
})
