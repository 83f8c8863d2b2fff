import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { pdfViewerOf } from '../support/pages/pdf-viewer.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { documents } = texts

const DOCUMENTS = [
  ['documents/manual.pdf', '소상공인 배달·택배비 지원 이용 매뉴얼', '한눈에 보는 신청 절차'],
  ['documents/announcement.pdf', '소상공인 배달·택배비 지원사업 공고', '사업 개요'],
  ['documents/excluded-industries.pdf', '지원 제외 업종 안내', '유흥주점업'],
  ['documents/accepted-proof.pdf', '인정 증빙 예시', '전자세금계산서'],
  ['documents/proof-sample.pdf', '배달·택배 이용 증빙 작성 예시', '총 증빙금액'],
  ['forms/evidence-examples.pdf', '증빙자료 예시', '택배 운임 청구서'],
  ['forms/delivery-ledger.pdf', '배달대장', '배달 주소'],
  ['forms/direct-delivery-pledge.pdf', '직접배달 지급 확약서', '사업자등록번호'],
] as const

for (const [file, title, words] of DOCUMENTS) {
  test(`the viewer shows ${file}, with words that can be read aloud`, async ({ page }) => {
    const viewer = pdfViewerOf(page)
    await viewer.open(file)
    await viewer.shows(title)
    await viewer.isDrawn()
    await expect(page).toHaveTitle(`${title} | ${texts.serviceName}`)
    await expect(viewer.pages.first()).toContainText(words)
    await expect(viewer.pages.first().getByRole('heading', { name: title })).toHaveCount(1)
  })
}

test('the viewer turns and zooms pages', async ({ page }) => {
  const viewer = pdfViewerOf(page)
  await viewer.open('documents/manual.pdf')
  await viewer.isDrawn()
  await viewer.isAt('1 / 3쪽')
  await viewer.tool('다음 쪽').click()
  await viewer.isAt('2 / 3쪽')
  await expect(page.getByRole('status')).toHaveText('2 / 3쪽')
  await expect(viewer.pages.nth(1)).toBeInViewport()
  await viewer.tool('이전 쪽').click()
  await expect(viewer.tool('이전 쪽')).toBeDisabled()
  await expect(viewer.tool('이전 쪽')).toBeFocused()

  const width = async () => (await viewer.pages.first().boundingBox())?.width ?? 0
  const before = await width()
  await viewer.tool('확대').click()
  await expect.poll(width).toBeGreaterThan(before)
  await expect(page.getByText('125%', { exact: true })).toBeVisible()
})

test('the viewer gives the file, and prints every page of it', async ({ page }) => {
  const viewer = pdfViewerOf(page)
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset['printed'] = String(document.querySelectorAll('.page canvas').length)
    }
  })
  await viewer.open('documents/manual.pdf')
  await viewer.isDrawn()
  await viewer.tool('인쇄').click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', '3')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '내려받기' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('manual.pdf')
})

for (const file of [
  'https://example.org/x.pdf',
  '../registry.json',
  'images/favicon.svg',
  'documents/none.pdf',
]) {
  test(`the viewer does not open ${file}`, async ({ page, allowConsole }) => {
    allowConsole(/404|ResponseException/)
    const viewer = pdfViewerOf(page)
    await viewer.open(file)
    await viewer.refuses(documents.pdfFailed)
  })
}

test('the viewer says so when a file is no PDF', async ({ page, allowConsole }) => {
  allowConsole(/InvalidPDFException|Indexing all PDF objects/)
  await page.route('**/documents/manual.pdf', route => route.fulfill({ body: 'not a document' }))
  const viewer = pdfViewerOf(page)
  await viewer.open('documents/manual.pdf')
  await viewer.refuses(documents.pdfFailed)
})

test('the viewer says so when a document is not ready', async ({ page }) => {
  const viewer = pdfViewerOf(page)
  await viewer.open('')
  await viewer.refuses(documents.notReady)
})

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test.describe(`on a ${device}`, () => {
    test.use({ viewport })

    test('axe finds nothing in the viewer, and it does not scroll sideways', async ({ page }) => {
      const viewer = pdfViewerOf(page)
      await viewer.open('documents/announcement.pdf')
      await viewer.isDrawn()
      await expectAccessible(page)
      const excess = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(excess).toBeLessThanOrEqual(0)
    })
  })
}

test('the foot of the page leads to the announcement, and gives the pledge', async ({
  page,
  context,
  home,
  frame,
}) => {
  await home.open()
  const announcement = frame.footer.getByRole('link', { name: /공고문.*\(새 창 열림\)/ })
  const [opened] = await Promise.all([context.waitForEvent('page'), announcement.click()])
  await pdfViewerOf(opened).shows('소상공인 배달·택배비 지원사업 공고')

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    frame.footer.getByRole('button', { name: /확약서/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('직접배달 지급 확약서.pdf')
})

test('a failed download is told', async ({ allowConsole, breakSite, mend, home, frame, dialog, page }) => {
  allowConsole(/status of 500/)
  const pledge = frame.footer.getByRole('button', { name: /확약서/ })
  await home.open()
  for (const target of ['/api/v1/common/file/presigned-download-url-not-use-token', '/objects/forms/']) {
    await breakSite({ target, kind: 'status', value: 500 })
    await pledge.click()
    await dialog.isReadAndClosed(documents.downloadFailed)
    await mend()
  }
  const [download] = await Promise.all([page.waitForEvent('download'), pledge.click()])
  expect(download.suggestedFilename()).toBe('직접배달 지급 확약서.pdf')
})

test('what is not configured is said to be in preparation', async ({
  page,
  home,
  frame,
  dialog,
  context,
}) => {
  await configure(page, { manual: '', directDeliveryPledge: '' })
  await home.open()
  await home.manualTile.click()
  await dialog.isReadAndClosed(documents.notReady)
  expect(context.pages()).toHaveLength(1)

  await frame.footer.getByRole('button', { name: /확약서/ }).click()
  await dialog.isReadAndClosed(documents.notReady)
})

test('a form that the server has not yet is said to be in preparation', async ({
  page,
  allowConsole,
  home,
  frame,
  dialog,
}) => {
  allowConsole(/status of 404/)
  await configure(page, { directDeliveryPledge: 'forms/not-there-yet.pdf' })
  await home.open()
  await frame.footer.getByRole('button', { name: /확약서/ }).click()
  await dialog.isReadAndClosed(documents.notReady)
})

const SITE_CONFIG = /(<script[^>]*id=["']?site-config["']?[^>]*>)(.*?)(<\/script>)/s

/** Serves home with other documents in its site configuration. */
function configure(page: Page, changes: Record<string, string>): Promise<unknown> {
  return page.route(
    url => url.pathname === '/',
    async route => {
      const response = await route.fetch()
      const body = (await response.text()).replace(
        SITE_CONFIG,
        (_, opening: string, config: string, closing: string) =>
          opening + JSON.stringify({ ...(JSON.parse(config) as object), documents: changes }) + closing,
      )
      await route.fulfill({ response, body })
    },
  )
}
