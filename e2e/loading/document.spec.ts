import type { Page } from '@playwright/test'
import { holdApp } from '../support/hold-app.ts'
import { expect, test } from '../support/test.ts'

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 768, height: 1024 },
  { width: 360, height: 740 },
]) {
  test(`at ${viewport.width} px the document has its page, and its header does not grow`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/self-check', '/board-faq']) {
      const arrive = await holdApp(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.site-logo')).toHaveCSS('font-weight', '700')
      const early = await heightOfHeader(page)
      arrive()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await heightOfHeader(page)).toBe(early)
    }
  })
}

test('the document of an address that no one knows tells of its loading', async ({ page, allowConsole }) => {
  allowConsole(/status of 404/)
  await holdApp(page)
  await page.goto('/nothing', { waitUntil: 'commit' })
  await expect(page.getByText('화면을 불러오는 중입니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^콜센터/ }).first()).toHaveAttribute('href', /^tel:/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  // The hints for scripts.
  test.beforeEach(({ allowConsole }) => allowConsole(/^failed: \S+\.js csp$/))

  const READABLE = {
    '/': ['소상공인 배달·택배비 지원', /사업체당 최대 30만원/],
    '/elig-check': ['지원대상 확인', /신속지급/],
    '/ctn-mttr': ['유의사항', /신청/],
    '/board-faq': ['자주 묻는 질문', /누가 지원받을 수 있나요/],
    '/region-center': ['지역센터 안내', /종로소상공인지원센터/],
    '/info-privacy': ['개인정보처리방침', /개인정보/],
    '/info-terms': ['이용약관', /제1조/],
    '/user-guide': ['이용 매뉴얼', /증빙/],
  } as const

  test('pages to read have their looks, their text and links that work', async ({ page }) => {
    for (const [path, [heading, text]] of Object.entries(READABLE)) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
      await expect(page.locator('.site-logo')).toHaveCSS('font-weight', '700')
      await expect(page.getByText('화면을 불러오는 중입니다.')).toBeHidden()
    }
    await page.goto('/region-center')
    await expect(page.locator('main a[href^="tel:"]')).toHaveCount(90)
    await page.getByRole('link', { name: '지원대상 확인' }).first().click()
    await expect(page).toHaveURL('/elig-check')
    await expect(page.getByRole('heading', { level: 1, name: '지원대상 확인' })).toBeVisible()
  })

  test('a form tells that it needs them, and has the number to call', async ({ page }) => {
    for (const path of ['/bzmn-reg', '/self-check', '/aply-info', '/bzmn-result']) {
      await page.goto(path)
      await expect(page.getByText(/자바스크립트를 허용해주세요/)).toBeInViewport()
      await expect(page.getByRole('link', { name: /^콜센터/ }).first()).toBeInViewport()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('화면을 불러오는 중입니다.')).toBeHidden()
    }
  })
})

function heightOfHeader(page: Page): Promise<number> {
  return page.locator('.site-header').evaluate(header => header.getBoundingClientRect().height)
}
