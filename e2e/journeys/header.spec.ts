import { signIn } from '../support/session.ts'
import { pagesForEverybody, pagesOfAnApplicant } from '../support/site-pages.ts'
import { registryOf } from '../support/site/registry.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.describe.configure({ timeout: 120_000 })

test('the header and the document name every page that is for everybody', async ({ page, frame }) => {
  for (const [path, title] of pagesForEverybody) {
    await page.goto(path)
    await expect(frame.location.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(`${title} | ${texts.serviceName}`)
  }
})

test('and every page of an applicant', async ({ page, site, frame }) => {
  await signIn(page, site)
  const { remotes } = await registryOf(site)
  const released = new Set(Object.values(remotes).flatMap(({ routes }) => routes.map(({ path }) => path)))
  for (const [path, title] of pagesOfAnApplicant.filter(([address]) => released.has(address))) {
    await page.goto(path)
    await expect(frame.location.getByText(title, { exact: true })).toHaveAttribute('aria-current', 'page')
    await expect(page).toHaveTitle(`${title} | ${texts.serviceName}`)
  }
})

test('home is named after the service, and marks nothing in the menu', async ({ page, frame, home }) => {
  await home.open()
  await expect(page).toHaveTitle(texts.serviceName)
  await expect(frame.location).toHaveCount(0)
  await expect(frame.menu.locator('[aria-current]')).toHaveCount(0)
})

test('the menu marks the way that a later page is part of', async ({ frame, businessNumber }) => {
  await businessNumber.open()
  await expect(frame.menu.getByRole('link', { name: '신청하기' })).toHaveAttribute('aria-current', 'true')
  await frame.goToResult()
  await expect(frame.menu.locator('[aria-current]')).toHaveText(['신청결과 확인 및 증빙등록'])
})

test('the institutions’ logos are there, with their names', async ({ page, frame, home }) => {
  await home.open()
  const logos = frame.header.getByRole('img')
  await expect(logos).toHaveCount(3)
  for (const logo of await logos.all()) {
    await expect(logo).toHaveAttribute('alt', /.+기관/)
    await expect
      .poll(() => logo.evaluate(image => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
  await expect(page.getByText('대한민국 공식 전자정부')).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('the menus wait behind a button, which leads to them', async ({ page, frame, selfCheck }) => {
    await selfCheck.open()
    await expect(frame.menu).toBeHidden()
    await page.getByRole('button', { name: '메뉴', exact: true }).tap()
    await expect(frame.menu).toBeVisible()
    await frame.menu.getByRole('link', { name: '자주 묻는 질문' }).tap()
    await expect(page).toHaveURL('/board-faq')
    await expect(frame.menu).toBeHidden()
  })

  test('the skip link to the menus leads to the button', async ({ page, selfCheck }) => {
    await selfCheck.open()
    await selfCheck.isShown()
    await page.getByRole('link', { name: '주요 메뉴 바로가기' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '메뉴', exact: true })).toBeFocused()
  })
})
