import { expectAccessible } from '../support/accessible.ts'
import { homeOf } from '../support/pages/home.ts'
import { waitingRoomOf } from '../support/pages/waiting-room.ts'
import { announceToAll } from '../support/site/operations.ts'
import { expect, HOME_ACTION, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test(
  'who has to wait sees the place in line, and gets on by itself when it opens',
  { tag: '@firefox' },
  async ({ steerQueue, home, waitingRoom, selfCheck, page, context, allowConsole }) => {
    // Both tabs share a number. If its turn is over before the second asks, that one takes another.
    allowConsole(/Already completed \(502\)/)
    await steerQueue({ mode: 'wait' })
    await home.open()
    await waitingRoom.isShown()
    await waitingRoom.showsPeopleAhead(0)
    await expectAccessible(page)

    const next = await context.newPage()
    await homeOf(next).open()
    await waitingRoomOf(next).showsPeopleAhead(0)

    await steerQueue({ mode: 'open', rate: 1 })
    await waitingRoomOf(next).isGone()
    await waitingRoom.isGone()
    await page.bringToFront()
    await home.apply()
    await selfCheck.isShown()
  },
)

test('the popup has its two sizes; Stop gives the place up and leaves home as it is', async ({
  steerQueue,
  home,
  waitingRoom,
  page,
  site,
}) => {
  await steerQueue({ mode: 'wait' })
  await home.open()
  await waitingRoom.isShown()
  expect(await site.sandbox.waiting(HOME_ACTION)).toBe(1)
  await waitingRoom.hasSize(438, 376)
  await page.setViewportSize({ width: 360, height: 640 })
  await waitingRoom.hasSize(290, 280)

  const left = page.waitForResponse(/opcode=5106/)
  await waitingRoom.stop()
  await waitingRoom.isGone()
  expect(await (await left).text()).toContain('5106:200:')
  expect(await site.sandbox.waiting(HOME_ACTION)).toBe(0)
  await home.isShown()
})

test.describe('with the notices of home', () => {
  test.use({ noticesOpen: true })

  test('the notices wait while the person waits', async ({ steerQueue, home, waitingRoom, notices }) => {
    await steerQueue({ mode: 'wait' })
    await home.open()
    await waitingRoom.isShown()
    await notices.proof.isGone()
    await waitingRoom.stop()
    await waitingRoom.isGone()
    await notices.proof.isShown()
  })
})

test('the operator’s message reaches a person who waits, as a text', async ({
  steerQueue,
  home,
  waitingRoom,
  site,
}) => {
  await steerQueue({ mode: 'wait' })
  await home.open()
  await waitingRoom.isShown()
  await announceToAll(site, '<img src=x onerror=alert(1)> 접수는 18시까지')
  await expect(waitingRoom.box.getByText('<img src=x onerror=alert(1)> 접수는 18시까지')).toBeVisible()
  await expectAccessible(waitingRoom.box.page())
  await announceToAll(site, null)
  await expect(waitingRoom.box.getByText('접수는 18시까지')).toBeHidden()
})

test('who is turned away is told so', async ({ steerQueue, home, dialog }) => {
  await steerQueue({ mode: 'block' })
  await home.open()
  await dialog.isReadAndClosed(texts.waitingRoom.blocked)
  await home.isShown()
})
