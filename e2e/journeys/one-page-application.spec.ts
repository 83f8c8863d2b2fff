import { expectSameDocument, markDocument } from '../support/document.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

// Most people see a transition from area to area.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('moves between areas, back and forward, in one document, one screen at a time, each with its title and the focus', async ({
  page,
  home,
  frame,
}) => {
  const isAt = async (name: string, title: string) => {
    const headings = page.getByRole('heading', { level: 1 })
    await expect(headings.filter({ hasText: name })).toBeFocused()
    await expect(headings).toHaveCount(1)
    await expect(page).toHaveTitle(title)
  }
  const isInArea = (name: string) => isAt(name, `${name} | ${texts.serviceName}`)

  await home.open()
  await home.isShown()
  await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
  await markDocument(page)
  const header = await frame.header.elementHandle()

  await home.apply()
  await isInArea(texts.screens.selfCheck)
  await frame.goToResult()
  await isInArea(texts.screens.businessNumber)
  await page.goBack()
  await isInArea(texts.screens.selfCheck)
  await page.goForward()
  await isInArea(texts.screens.businessNumber)
  await frame.goHome()
  await isAt(texts.serviceName, texts.serviceName)

  await expectSameDocument(page)
  expect(await frame.header.evaluate((now, before) => now === before, header)).toBe(true)
})

test('moves in one document by the links and buttons inside areas too, and keeps the session over a reload', async ({
  page,
  site,
  home,
  selfCheck,
  businessNumber,
  identityCheck,
  resultLookup,
}) => {
  const business = await site.sandbox.business('open-corporation')
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
  await businessNumber.type(business.businessNumber)
  await businessNumber.confirm()
  await identityCheck.isShown()
  await identityCheck.goHome()
  await home.isShown()
  await expectSameDocument(page)

  await identityCheck.open()
  await identityCheck.isShown()
  await identityCheck.showsFacts({ 사업자등록번호: '123-45-67803', '사업자 구분': '법인사업자' })
  await expectSession(page, { brNo: business.businessNumber, mngFrGb: '0' })
})
