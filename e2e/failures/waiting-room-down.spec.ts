import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const ABOUT_THE_WAITING_ROOM = /ts\.wseq|waiting room/

// The client gives each try three seconds, and takes a moment between them.
const THREE_TRIES_MS = 15_000

const ways = { 'answers 500': { kind: 'status', value: 500 }, 'never answers': { kind: 'hang' } } as const

for (const [way, fault] of Object.entries(ways)) {
  test(`when the waiting room ${way}, home says so and everything works on`, async ({
    allowConsole,
    breakSite,
    dialog,
    home,
    selfCheck,
  }) => {
    allowConsole(ABOUT_THE_WAITING_ROOM)
    await breakSite({ ...fault, target: '/ts.wseq' })
    await home.openAnyway()
    await home.isShown()
    await dialog.isReadAndClosed(texts.queueFailed, { timeout: THREE_TRIES_MS })
    await home.apply()
    await selfCheck.isShown()
  })
}
