import { expectAccessible } from '../support/accessible.ts'
import { signIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const widths = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 900 } }

for (const [device, viewport] of Object.entries(widths)) {
  test.describe(`on a ${device}, axe finds nothing`, () => {
    test.use({ viewport })

    test('on home', async ({ page, home }) => {
      await home.open()
      await home.isShown()
      await expectAccessible(page)
    })

    test('in the self-check: fresh, unanswered, turned away', async ({ page, selfCheck }) => {
      await selfCheck.open()
      await selfCheck.isShown()
      await expectAccessible(page)

      await selfCheck.confirm()
      await selfCheck.refuses(texts.selfCheck.unanswered)
      await expectAccessible(page)

      await selfCheck.answerAll('예', '아니요', '예', '예', '예')
      await selfCheck.confirm()
      await selfCheck.refuses(texts.selfCheck.notEligible)
      await expectAccessible(page)
    })

    test('on the business number: fresh, incomplete, refused, asked whether to leave', async ({
      page,
      site,
      businessNumber,
      dialog,
    }) => {
      await businessNumber.open()
      await businessNumber.isShown()
      await expectAccessible(page)

      await businessNumber.confirm()
      await businessNumber.says(texts.businessNumber.incomplete)
      await expectAccessible(page)

      await businessNumber.type((await site.sandbox.business('closed')).businessNumber)
      await businessNumber.confirm()
      await dialog.says(texts.businessNumber.closed)
      await expectAccessible(page)
      await dialog.press('확인')
      await businessNumber.says(texts.businessNumber.closed)
      await expectAccessible(page)

      await page.getByRole('button', { name: '취소' }).click()
      await dialog.says(texts.businessNumber.cancelQuestion)
      await expectAccessible(page)
    })

    test('after the business number', async ({ page, site, businessNumber, identityCheck }) => {
      await businessNumber.open()
      await businessNumber.type((await site.sandbox.business('open-corporation')).businessNumber)
      await businessNumber.confirm()
      await identityCheck.isShown()
      await expectAccessible(page)
    })

    test('on the way to a result', async ({ page, site, resultLookup, resultIdentityCheck }) => {
      await resultLookup.open()
      await resultLookup.isShown()
      await expectAccessible(page)

      await resultLookup.type((await site.sandbox.business('submitted-individual')).businessNumber)
      await resultLookup.confirm()
      await resultIdentityCheck.isShown()
      await expectAccessible(page)
    })

    test('where proof is introduced', async ({ page, site }) => {
      await signIn(page, site)
      await page.goto('/proof-intro')
      await expect(page.getByRole('heading', { level: 1, name: texts.screens.proofIntro })).toBeVisible()
      await expectAccessible(page)
    })

    test('at an address that nobody knows', async ({ page, allowConsole, dialog }) => {
      allowConsole(/status of 404/)
      await page.goto('/no-such-page')
      await dialog.says(texts.unknownPath)
      await expectAccessible(page)
    })

    test('where an area does not come', async ({
      page,
      allowConsole,
      breakSite,
      failedArea,
      resultLookup,
    }) => {
      allowConsole(/mfe[-_]result/)
      await breakSite({ target: '/remotes/mfe-result/', kind: 'status', value: 503 })
      await resultLookup.open()
      await failedArea.isTold()
      await expectAccessible(page)
    })
  })
}
