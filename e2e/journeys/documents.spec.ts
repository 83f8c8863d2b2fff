import { expectAccessible } from '../support/accessible.ts'
import { pdfViewerOf } from '../support/pages/pdf-viewer.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const { documents } = texts

// The text of each document, and its reading aloud, is tested beside it.
test(
  'the viewer shows a document with words that can be read aloud, turns and zooms its pages',
  { tag: '@firefox' },
  async ({ page }) => {
    const viewer = pdfViewerOf(page)
    const title = '소상공인 배달·택배비 지원 이용 매뉴얼'
    await viewer.open('documents/manual.pdf')
    await viewer.shows(title)
    await viewer.isDrawn()
    await expect(page).toHaveTitle(`${title} | ${texts.serviceName}`)
    await expect(viewer.pages.first()).toContainText('한눈에 보는 신청 절차')
    await expect(viewer.pages.first().getByRole('heading', { name: title })).toHaveCount(1)
    await viewer.isAt('1 / 3페이지')
    await viewer.tool('다음 페이지').click()
    await viewer.isAt('2 / 3페이지')
    await expect(page.getByRole('status')).toHaveText('2 / 3페이지')
    await expect(viewer.pages.nth(1)).toBeInViewport()
    await viewer.tool('이전 페이지').click()
    await expect(viewer.tool('이전 페이지')).toBeDisabled()
    await expect(viewer.tool('이전 페이지')).toBeFocused()

    const width = async () => (await viewer.pages.first().boundingBox())?.width ?? 0
    const before = await width()
    await viewer.tool('확대').click()
    await expect.poll(width).toBeGreaterThan(before)
    await expect(page.getByText('125%', { exact: true })).toBeVisible()

    // Text spacing by the person moves no word off its picture (WCAG 1.4.12).
    const sizes = () =>
      page.locator('.textLayer span').evaluateAll(words =>
        words.map(word => {
          const box = word.getBoundingClientRect()
          return [Math.round(box.width), Math.round(box.height)]
        }),
      )
    const measured = await sizes()
    await page.evaluate(async () => {
      const spacing = await new CSSStyleSheet().replace(
        '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
      )
      document.adoptedStyleSheets = [spacing]
    })
    expect(await sizes()).toEqual(measured)
  },
)

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

test('the viewer says why it shows nothing', async ({ page, allowConsole }) => {
  allowConsole(/404|ResponseException|InvalidPDFException|Indexing all PDF objects/)
  const viewer = pdfViewerOf(page)
  await page.route('**/documents/manual.pdf', route => route.fulfill({ body: 'not a document' }))
  for (const file of ['https://example.org/x.pdf', 'documents/none.pdf', 'documents/manual.pdf']) {
    await viewer.open(file)
    await viewer.refuses(documents.pdfFailed)
  }
  await viewer.open('')
  await viewer.refuses(documents.notReady)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('axe finds nothing in the viewer, its tools are in one line, and it does not scroll sideways', async ({
    page,
  }) => {
    const viewer = pdfViewerOf(page)
    await viewer.open('documents/announcement.pdf')
    await viewer.isDrawn()
    await expectAccessible(page)
    const tools = page.getByRole('group', { name: '문서 도구' }).locator('button, a')
    const tops = await tools.evaluateAll(all => all.map(tool => tool.getBoundingClientRect().top))
    expect([tops.length, new Set(tops).size]).toEqual([6, 1])
    const excess = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(excess).toBeLessThanOrEqual(0)
  })
})

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

test('the sample of a result that is being validated is on the CDN, and leads home', async ({
  page,
  home,
}) => {
  await page.goto('/cdn/samples/validating-result.html')
  await expect(page.getByRole('list', { name: '진행 단계' }).getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('기본정보')).toBeVisible()
  await expect(page.getByRole('row', { name: '합계 360,000원' })).toBeVisible()
  await expect(page.getByText('지급 계좌')).toBeVisible()
  await expect(page.getByText('최대 300,000원')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: '확인' }).click()
  await home.isShown()
})
