import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const ABOUT_THE_WIDGET = /mfe[-_]queue/

const ways = {
  'answered 404': { kind: 'status', value: 404 },
  'never come': { kind: 'hang' },
} as const

for (const [way, fault] of Object.entries(ways)) {
  test(`when there is a line and the widget’s files ${way}, home says so and everything works on`, async ({
    allowConsole,
    breakSite,
    steerQueue,
    mend,
    dialog,
    home,
    frame,
    selfCheck,
    businessNumber,
    page,
  }) => {
    allowConsole(ABOUT_THE_WIDGET)
    await steerQueue({ mode: 'wait' })
    await breakSite({ ...fault, target: '/remotes/mfe-queue/' })
    await home.openAnyway()
    await dialog.isReadAndClosed(texts.queueFailed)
    await home.isShown()

    await home.apply()
    await selfCheck.isShown()
    await selfCheck.answerAllWithYes()
    await selfCheck.confirm()
    await businessNumber.isShown()

    await mend()
    await steerQueue({ mode: 'open' })
    const asked = page.waitForResponse(/ts\.wseq/)
    await frame.goHome()
    await home.isShown()
    await asked
    await dialog.isGone()
  })
}
