import { picture } from '../support/screenshot.ts'
import { pdfViewerOf } from '../support/pages/pdf-viewer.ts'
import { signIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const widths = [360, 1280]

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('home', async ({ page, home }) => {
      await home.open()
      await home.isShown()
      await picture(page, 'home')
      await page.keyboard.press('Tab')
      await picture(page, 'home-skip-link')
    })

    test('home while applying is locked and the site is maintained', async ({ page, home }) => {
      await page.clock.setFixedTime('2025-06-26T18:30:00+09:00')
      await home.open()
      await home.applyIsLocked()
      await picture(page, 'home-locked')
      await page.clock.setFixedTime('2025-02-24T23:30:00+09:00')
      await page.reload()
      await home.isShown()
      await picture(page, 'home-maintenance')
    })

    test.describe('with its notices', () => {
      test.use({ noticesOpen: true })

      test('home', async ({ page, home, notices }) => {
        await page.clock.setFixedTime('2025-06-26T12:00:00+09:00')
        await home.open()
        await notices.proof.isShown()
        await picture(page, 'home-notices')
        await notices.proof.close()
        await picture(page, 'home-second-notice')
      })
    })

    test('a document in the viewer', async ({ page }) => {
      const viewer = pdfViewerOf(page)
      await viewer.open('documents/manual.pdf')
      await viewer.isDrawn()
      await picture(page, 'viewer')
    })

    test('home without its waiting room', async ({
      page,
      allowConsole,
      breakSite,
      steerQueue,
      dialog,
      home,
    }) => {
      allowConsole(/mfe[-_]queue/)
      await steerQueue({ mode: 'wait' })
      await breakSite({ kind: 'status', value: 404, target: '/remotes/mfe-queue/' })
      await home.open()
      await dialog.says(texts.queueFailed)
      await picture(page, 'home-queue-failed')
    })

    test('self-check', async ({ page, selfCheck }) => {
      await selfCheck.open()
      await selfCheck.isShown()
      await picture(page, 'self-check')
      await selfCheck.answerAll('예', '예')
      await selfCheck.confirm()
      await selfCheck.refuses(texts.selfCheck.unanswered)
      await picture(page, 'self-check-unanswered')
      await selfCheck.answerAll('예', '예', '아니요', '예', '예')
      await selfCheck.confirm()
      await selfCheck.refuses(texts.selfCheck.notEligible)
      await picture(page, 'self-check-not-eligible')
    })

    test('business number', async ({ page, site, businessNumber, dialog, identityCheck }) => {
      await businessNumber.open()
      await businessNumber.isShown()
      await picture(page, 'bzmn-reg')
      await businessNumber.type('1234')
      await businessNumber.confirm()
      await businessNumber.says(texts.businessNumber.incomplete)
      await picture(page, 'bzmn-reg-incomplete')

      await businessNumber.clear()
      await businessNumber.type((await site.sandbox.business('closed')).businessNumber)
      await businessNumber.confirm()
      await dialog.says(texts.businessNumber.closed)
      await picture(page, 'bzmn-reg-closed-dialog')
      await dialog.press('확인')
      await businessNumber.says(texts.businessNumber.closed)
      await picture(page, 'bzmn-reg-closed')

      await page.getByRole('button', { name: '취소' }).click()
      await dialog.says(texts.businessNumber.cancelQuestion)
      await picture(page, 'bzmn-reg-cancel')
      await dialog.press('아니요')

      await businessNumber.clear()
      await businessNumber.type((await site.sandbox.business('open-individual-quick')).businessNumber)
      await businessNumber.confirm()
      await identityCheck.isShown()
      await picture(page, 'onslf-check')
    })

    test('business number while it is being confirmed', async ({
      page,
      site,
      breakSite,
      businessNumber,
      identityCheck,
    }) => {
      await breakSite({ kind: 'delay', value: 1_500, target: '/api/v1/business/first/register' })
      await businessNumber.open()
      await businessNumber.type((await site.sandbox.business('suspended')).businessNumber)
      await businessNumber.confirm()
      await expect(businessNumber.confirmButton).toBeDisabled()
      await picture(page, 'bzmn-reg-busy')
      await identityCheck.isShown()
    })

    test('result lookup', async ({ page, site, dialog, resultLookup, resultIdentityCheck }) => {
      await resultLookup.open()
      await resultLookup.isShown()
      await picture(page, 'bzmn-result')
      await resultLookup.type((await site.sandbox.business('closed')).businessNumber)
      await resultLookup.confirm()
      await dialog.says(texts.businessNumber.noApplication)
      await picture(page, 'bzmn-result-none')
      await dialog.press('확인')

      await resultLookup.clear()
      await resultLookup.type((await site.sandbox.business('submitted-individual')).businessNumber)
      await resultLookup.confirm()
      await resultIdentityCheck.isShown()
      await picture(page, 'onslf-check-result')
    })

    test('proof', async ({ page, site, dialog }) => {
      await page.goto('/proof-intro')
      await dialog.says(texts.guard.authenticationExpired)
      await picture(page, 'proof-intro-guarded')
      await signIn(page, site)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: texts.screens.proofIntro })).toBeVisible()
      await picture(page, 'proof-intro')
    })

    test('unknown page', async ({ page, allowConsole, dialog }) => {
      allowConsole(/status of 404/)
      await page.goto('/no-such-page')
      await dialog.says(texts.unknownPath)
      await picture(page, 'unknown-page')
    })

    test('an area that does not come', async ({
      page,
      allowConsole,
      breakSite,
      failedArea,
      resultLookup,
    }) => {
      allowConsole(/mfe[-_]result/)
      await breakSite({ kind: 'status', value: 503, target: '/remotes/mfe-result/' })
      await resultLookup.open()
      await failedArea.isTold()
      await picture(page, 'area-failed')
    })
  })
}
