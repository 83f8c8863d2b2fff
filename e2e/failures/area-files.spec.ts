import {
  ABOUT_THE_RESULT_AREA,
  testFailingArrival,
  testFailingPart,
  testFailingScreen,
  type AreaPart,
  type Way,
} from '../support/area-failures.ts'
import { folderOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'

// Each test breaks the site of its own worker.
test.describe.configure({ mode: 'parallel' })

const tried: Record<string, Way> = {
  'are answered 503': { kind: 'status', value: 503 },
  'never come': { kind: 'hang' },
}
for (const [what, way] of Object.entries(tried)) {
  test.describe(`files of an area that ${what}`, () => {
    testFailingPart('its entry', way)
    testFailingPart('the files behind its entry', way)
    testFailingScreen(way)
    testFailingArrival(way)
  })
}

/** Other bytes than those of the hash are refused alike, be it an entry or a chunk. */
const refused: [string, AreaPart, Way][] = [
  ['are not those that were released', 'its entry', { kind: 'corrupt' }],
  ['are cut half way', 'the files behind its entry', { kind: 'cut' }],
]
for (const [what, part, way] of refused) {
  test.describe(`files of an area that ${what}`, () => testFailingPart(part, way))
}

for (const path of ['remoteEntry.js', 'assets/']) {
  test(
    `a single failure of ${path} heals itself, and is not spoken of`,
    { tag: '@firefox' },
    async ({ site, allowConsole, breakSite, frame, home, resultLookup, failedArea }) => {
      // Firefox reports a warning without the address in it.
      allowConsole(ABOUT_THE_RESULT_AREA, /^warning: trying once more after/)
      const target = `${await folderOf(site, 'mfe-result')}${path}`
      await breakSite({ kind: 'status', value: 503, times: 1, target })
      await home.open()
      await frame.goToResult()
      await resultLookup.isShown()
      await failedArea.isNotTold()
    },
  )
}

test('an applicant may go elsewhere while an area does not come', async ({
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
  const loading = page.getByText('화면을 불러오는 중입니다.').first()

  await frame.goToResult()
  await expect(loading).toBeAttached()
  await frame.goHome()
  await home.isShown()
  await frame.goToResult()
  await expect(loading).toBeAttached()
  await frame.goToApply()
  await selfCheck.isShown()
})
