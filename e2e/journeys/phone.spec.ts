import type { Page } from '@playwright/test'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 3 })

test('the journey fits a phone and is walked by touch', async ({
  page,
  site,
  home,
  selfCheck,
  businessNumber,
  identityCheck,
  dialog,
}) => {
  const { businessNumber: brNo } = await site.sandbox.business('open-individual-quick')
  const confirm = page.getByRole('main').getByRole('button', { name: '확인', exact: true })

  await home.open()
  await home.isShown()
  await expectNoSidewaysScrolling(page)
  await page.getByRole('main').getByRole('link', { name: '신청하기' }).tap()

  await selfCheck.isShown()
  await expectNoSidewaysScrolling(page)
  await confirm.tap()
  await selfCheck.refuses(texts.selfCheck.unanswered)
  await expect(selfCheck.summaryOf(texts.selfCheck.unanswered)).toBeInViewport()
  await expectNoSidewaysScrolling(page)
  for (const question of await selfCheck.questions.all())
    await question.getByText('예', { exact: true }).tap()
  await confirm.tap()

  await businessNumber.isShown()
  await expectNoSidewaysScrolling(page)
  await expect(businessNumber.first).toHaveAttribute('inputmode', 'numeric')
  await page.getByRole('button', { name: '취소' }).tap()
  await expect(dialog.box).toBeInViewport({ ratio: 1 })
  await dialog.box.getByRole('button', { name: '아니요' }).tap()
  await businessNumber.first.tap()
  await page.keyboard.type(brNo)
  await confirm.tap()

  await identityCheck.isShown()
  await expectNoSidewaysScrolling(page)
  await expectSession(page, { brNo })
})

async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const excess = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
  expect(excess).toBe(0)
}
