import { expectSameDocument, markDocument } from '../support/document.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

// As most people see it: with a transition from area to area.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const headingOf = (name: string) => ({ level: 1, name, exact: true }) as const

test('moves between areas, back and forward, in one document', async ({
  page,
  home,
  selfCheck,
  resultLookup,
  frame,
}) => {
  await home.open()
  await markDocument(page)
  const header = await frame.header.elementHandle()

  await home.apply()
  await selfCheck.isShown()
  await frame.goToResult()
  await resultLookup.isShown()
  await page.goBack()
  await selfCheck.isShown()
  await page.goForward()
  await resultLookup.isShown()
  await frame.goHome()
  await home.isShown()

  await expectSameDocument(page)
  expect(await frame.header.evaluate((now, before) => now === before, header)).toBe(true)
})

test('moves in one document by the links and buttons inside areas too', async ({
  page,
  site,
  home,
  selfCheck,
  businessNumber,
  identityCheck,
  resultLookup,
}) => {
  await selfCheck.open()
  await markDocument(page)

  await selfCheck.cancel()
  await home.isShown()
  await home.lookUpResult()
  await resultLookup.isShown()
  await page.getByRole('main').getByRole('link', { name: '취소' }).click()
  await home.isShown()

  await home.apply()
  await selfCheck.answerAllWithYes()
  await selfCheck.confirm()
  await businessNumber.type((await site.sandbox.business('suspended')).businessNumber)
  await businessNumber.confirm()
  await identityCheck.isShown()
  await identityCheck.goHome()
  await home.isShown()
  await expectSameDocument(page)
})

test('shows one screen at a time', async ({ page, home, selfCheck, frame, resultLookup }) => {
  await home.open()
  await home.apply()
  await selfCheck.isShown()
  await frame.goToResult()
  await resultLookup.isShown()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('keeps the session over a reload', async ({ page, site, businessNumber, identityCheck }) => {
  const business = await site.sandbox.business('open-corporation')
  await businessNumber.open()
  await businessNumber.type(business.businessNumber)
  await businessNumber.confirm()
  await identityCheck.isShown()

  await page.reload()
  await identityCheck.isShown()
  await identityCheck.tells({ 사업자등록번호: '123-45-67803', '사업자 구분': '법인사업자' })
  await expectSession(page, { brNo: business.businessNumber, mngFrGb: '0' })
})

test('names each screen in the title of the document', async ({ page, home, frame }) => {
  await home.open()
  await expect(page).toHaveTitle(texts.serviceName)
  await frame.goToApply()
  await expect(page).toHaveTitle(`${texts.screens.selfCheck} | ${texts.serviceName}`)
  await frame.goToResult()
  await expect(page).toHaveTitle(`${texts.screens.businessNumber} | ${texts.serviceName}`)
  await frame.goHome()
  await expect(page).toHaveTitle(texts.serviceName)
})

test('moves the focus to the heading of each new screen, but not on arrival', async ({
  page,
  home,
  frame,
}) => {
  await home.open()
  await home.isShown()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()

  await frame.goToApply()
  await expect(page.getByRole('heading', headingOf(texts.screens.selfCheck))).toBeFocused()
  await frame.goToResult()
  await expect(page.getByRole('heading', headingOf(texts.screens.businessNumber))).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', headingOf(texts.screens.selfCheck))).toBeFocused()
  await frame.goHome()
  await expect(page.getByRole('heading', headingOf(texts.serviceName))).toBeFocused()
})

test('shows the screen of any address at once, as a link or bookmark finds it', async ({
  selfCheck,
  businessNumber,
  resultLookup,
}) => {
  for (const screen of [selfCheck, businessNumber, resultLookup]) {
    await screen.open()
    await screen.isShown()
  }
})
