import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

// The client tries three times, and takes a moment between them.
const THREE_TRIES_MS = 15_000

test('when the waiting room does not work, home says so and everything else does', async ({
  allowConsole,
  breakSite,
  dialog,
  home,
  selfCheck,
}) => {
  allowConsole(/ts\.wseq|waiting room/)
  await breakSite({ kind: 'status', value: 500, target: '/ts.wseq' })
  await home.openAnyway()
  await home.isShown()
  await dialog.isReadAndClosed(texts.queueFailed, { timeout: THREE_TRIES_MS })
  await home.apply()
  await selfCheck.isShown()
})
