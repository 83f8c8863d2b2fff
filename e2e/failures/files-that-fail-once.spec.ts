import { ABOUT_THE_RESULT_AREA } from '../support/failing-area.ts'
import { folderOf } from '../support/site/registry.ts'
import { test } from '../support/test.ts'

for (const path of ['remoteEntry.js', 'assets/']) {
  test(`a single failure of ${path} heals itself, and nobody is told`, async ({
    site,
    allowConsole,
    breakSite,
    frame,
    home,
    resultLookup,
    failedArea,
  }) => {
    allowConsole(ABOUT_THE_RESULT_AREA)
    await breakSite({
      kind: 'status',
      value: 503,
      times: 1,
      target: `${await folderOf(site, 'mfe-result')}${path}`,
    })
    await home.open()
    await frame.goToResult()
    await resultLookup.isShown()
    await failedArea.isNotTold()
  })
}
