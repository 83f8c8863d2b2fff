import { ABOUT_THE_RESULT_AREA, tellHowAnAreaFails } from '../support/failing-area.ts'
import { folderOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'

/** What the site promises: no area holds up navigation for longer. */
const AREA_TIMEOUT_MS = 6_000
const SLACK_MS = 1_000

test.describe('files of an area that never come', () => {
  tellHowAnAreaFails({ kind: 'hang' })

  test('whoever goes elsewhere meanwhile waits no longer than the time-out', async ({
    site,
    allowConsole,
    breakSite,
    frame,
    home,
    page,
    selfCheck,
  }) => {
    allowConsole(ABOUT_THE_RESULT_AREA)
    await breakSite({ kind: 'hang', target: await folderOf(site, 'mfe-result') })
    await home.open()
    await home.isShown()

    await frame.goToResult()
    await expect(page.getByText('화면을 불러오는 중입니다.').first()).toBeAttached()
    await frame.goToApply()
    await expect(selfCheck.questions).toHaveCount(5, { timeout: AREA_TIMEOUT_MS + SLACK_MS })
  })

  test('home, which the shell draws itself, is there at once', async ({
    site,
    allowConsole,
    breakSite,
    frame,
    home,
    page,
  }) => {
    allowConsole(ABOUT_THE_RESULT_AREA)
    await breakSite({ kind: 'hang', target: await folderOf(site, 'mfe-result') })
    await home.open()
    await home.isShown()

    await frame.goToResult()
    await expect(page.getByText('화면을 불러오는 중입니다.').first()).toBeAttached()
    await frame.goHome()
    await expect(page.getByRole('main').getByRole('link', { name: '지원대상 확인' })).toBeVisible({
      timeout: SLACK_MS,
    })
    await page.close()
  })
})
