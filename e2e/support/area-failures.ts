import { expectSameDocument, markDocument } from './document.ts'
import { folderOf } from './site/registry.ts'
import type { Fault } from './site/sandbox.ts'
import { expect, test } from './test.ts'

export type Way = Pick<Fault, 'kind' | 'value'>

const PARTS = { 'its entry': 'remoteEntry.js', 'the files behind its entry': 'assets/' }
export type AreaPart = keyof typeof PARTS

/** Console messages about the broken area; no others are allowed. */
export const ABOUT_THE_RESULT_AREA = /mfe[-_]result/
export const ABOUT_THE_APPLY_AREA = /mfe[-_]apply/

/** A test for a part of an area whose files fail. */
export function testFailingPart(part: AreaPart, way: Way): void {
  test(`${part}: everything else works, and the area comes back without a reload`, async ({
    page,
    site,
    allowConsole,
    breakSite,
    mend,
    frame,
    home,
    selfCheck,
    resultLookup,
    failedArea,
  }) => {
    allowConsole(ABOUT_THE_RESULT_AREA)
    await breakSite({ ...way, target: `${await folderOf(site, 'mfe-result')}${PARTS[part]}` })
    await home.open()
    await home.isShown()
    await markDocument(page)

    await frame.goToResult()
    await failedArea.isTold()
    await frame.stands()

    await frame.goToApply()
    await selfCheck.isShown()
    await failedArea.isNotTold()
    await selfCheck.answerAllWithYes()
    await frame.goHome()
    await home.isShown()
    await frame.goToResult()
    await failedArea.isTold()

    await mend()
    await failedArea.retry()
    await resultLookup.isShown()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await failedArea.isNotTold()
    await frame.goToApply()
    await selfCheck.isShown()
    await expectSameDocument(page)
  })
}

/** A test for files that fail at a later screen of an area. */
export function testFailingScreen(way: Way): void {
  test('the next screen of an area: the area says so, and goes on from there after a retry', async ({
    page,
    site,
    allowConsole,
    breakSite,
    mend,
    frame,
    selfCheck,
    businessNumber,
    resultLookup,
    failedArea,
  }) => {
    allowConsole(ABOUT_THE_APPLY_AREA)
    await selfCheck.open()
    await selfCheck.answerAllWithYes()
    await markDocument(page)
    await breakSite({ ...way, target: `${await folderOf(site, 'mfe-apply')}assets/` })

    await selfCheck.confirm()
    await failedArea.isTold()
    await expect(page).toHaveURL('/bzmn-reg')
    await frame.goToResult()
    await resultLookup.isShown()
    await page.goBack()
    await failedArea.isTold()

    await mend()
    await failedArea.retry()
    await businessNumber.isShown()
    await failedArea.isNotTold()
    await expectSameDocument(page)
  })
}

/** A test for files that fail when an area is the first thing to be shown. */
export function testFailingArrival(way: Way): void {
  test('on arrival at its address: the frame stands, and the area comes after a retry', async ({
    page,
    site,
    allowConsole,
    breakSite,
    mend,
    frame,
    resultLookup,
    failedArea,
  }) => {
    allowConsole(ABOUT_THE_RESULT_AREA)
    await breakSite({ ...way, target: await folderOf(site, 'mfe-result') })
    // A file that hangs also holds up the document's load event, for which the test need not wait.
    await page.goto('/bzmn-result', { waitUntil: 'commit' })
    await frame.stands()
    await failedArea.isTold()
    await markDocument(page)

    await mend()
    await failedArea.retry()
    await resultLookup.isShown()
    await expectSameDocument(page)
  })
}
