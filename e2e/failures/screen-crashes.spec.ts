import type { Page } from '@playwright/test'
import { expectSameDocument, markDocument } from '../support/document.ts'
import { ABOUT_THE_APPLY_AREA } from '../support/area-failures.ts'
import { test } from '../support/test.ts'

test('a screen that crashes takes nothing else with it, and comes back after a retry', async ({
  page,
  site,
  allowConsole,
  failedArea,
  frame,
  businessNumber,
  identityCheck,
  resultLookup,
}) => {
  allowConsole(ABOUT_THE_APPLY_AREA, /broken on purpose/)
  const { businessNumber: brNo } = await site.sandbox.business('suspended')
  await businessNumber.open()
  await markDocument(page)
  await letTheNextCallCrash(page)
  await businessNumber.type(brNo)
  await businessNumber.confirm()

  await failedArea.isTold()
  await frame.stands()
  await frame.goToResult()
  await resultLookup.isShown()
  await page.goBack()
  await failedArea.isTold()

  await failedArea.retry()
  await businessNumber.isShown()
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await identityCheck.isShown()
  await expectSameDocument(page)
})

/** Makes a function that every call needs throw once: an error that no call may end with. */
async function letTheNextCallCrash(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = AbortSignal.timeout
    AbortSignal.timeout = () => {
      AbortSignal.timeout = original
      throw new TypeError('broken on purpose')
    }
  })
}
