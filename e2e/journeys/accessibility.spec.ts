import { expectAccessible } from '../support/accessible.ts'
import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'
import { expectNothingCovered, expectToFit } from '../support/windows.ts'

// The file every-page.spec.ts checks each public page; these are further states of some.

test.describe('on a phone, axe finds nothing', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('on home, nor on a desktop, and it fits each window with nothing over a control', async ({
    page,
    home,
  }) => {
    await home.open()
    await home.isShown()
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expectAccessible(page)
    await expectToFit(page, '/', expectNothingCovered)
  })

  test('in the self-check that turns the applicant away', async ({ page, selfCheck }) => {
    await selfCheck.open()
    await selfCheck.answerAll('예', '아니요', '예', '예', '예')
    await selfCheck.confirm()
    await selfCheck.refuses(texts.selfCheck.notEligible)
    await expectAccessible(page)
  })

  test('on the business number: incomplete, refused, asked whether to leave', async ({
    page,
    site,
    businessNumber,
    dialog,
  }) => {
    await businessNumber.open()
    await businessNumber.confirm()
    await businessNumber.says(texts.businessNumber.incomplete)
    await expectAccessible(page)

    await businessNumber.type((await site.sandbox.business('closed')).businessNumber)
    await businessNumber.confirm()
    await dialog.says(texts.businessNumber.closed)
    await expectAccessible(page)
    await dialog.press('확인')

    await page.getByRole('button', { name: '취소' }).click()
    await dialog.says(texts.businessNumber.cancelQuestion)
    await expectAccessible(page)
  })

  test('where the identity is checked, and while a window waits', async ({
    page,
    identityCheck,
    bringToIdentityCheck,
  }) => {
    await bringToIdentityCheck()
    await expectAccessible(page)
    await identityCheck.openWindow('간편인증')
    await expectAccessible(page)
  })

  test('on the consents: unfolded and refused, and on my-data', async ({
    page,
    consents,
    mydata,
    seeded,
  }) => {
    await seeded()
    await page.goto('/info-agree')
    await page.getByText('개인정보 수집·이용 동의 내용 보기').click()
    await consents.confirm()
    await consents.refusesFor(/^개인정보 수집/)
    await expectAccessible(page)
    await page.goto('/mydata-agree')
    await mydata.isShown()
    await mydata.all.check()
    await expectAccessible(page)
  })
})
