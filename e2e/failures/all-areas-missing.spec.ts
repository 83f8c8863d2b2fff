import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test('without a single remote the site still stands, and says what is missing', async ({
  allowConsole,
  breakSite,
  dialog,
  failedArea,
  frame,
  home,
}) => {
  allowConsole(/mfe[-_]/)
  await breakSite({ kind: 'status', value: 503, target: '/remotes/' })
  await home.openAnyway()
  await dialog.isReadAndClosed(texts.queueFailed)
  await home.isShown()
  for (const goToArea of [frame.goToApply, frame.goToResult]) {
    await goToArea()
    await failedArea.isTold()
    await frame.stands()
  }
})
