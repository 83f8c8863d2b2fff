import { expectSameDocument, markDocument } from '../support/document.ts'
import { publishForeignRemote } from '../support/site/foreign-remote.ts'
import { expect, test } from '../support/test.ts'

const emptiesThePage = `
  export async function bootstrap() {}
  export async function mount({ domElement }) {
    const heading = document.createElement('h1')
    heading.textContent = '다른 팀의 화면'
    domElement.append(heading)
    document.querySelector('.site-header').remove()
    document.querySelector('main').replaceChildren()
    document.body.replaceChildren()
  }
  export async function unmount({ domElement }) { domElement.replaceChildren() }`

test.describe.configure({ timeout: 180_000 })

test('a live release that empties the page: its parts are back, and the next link works without a reload', async ({
  ownSite: site,
  context,
  allowConsole,
}) => {
  allowConsole(/other code removed parts of the page/)
  await publishForeignRemote(site, { files: { 'assets/remote.js': emptiesThePage } })
  const page = await context.newPage()
  await page.goto(`${site.url}/foreign`)
  // The page has this heading before the area draws its own.
  await expect(
    page.locator('#areas').getByRole('heading', { level: 1, name: '다른 팀의 화면' }),
  ).toBeVisible()
  await markDocument(page)
  await page
    .getByRole('navigation', { name: '주요 메뉴' })
    .getByRole('link', { name: '자주 묻는 질문' })
    .click()
  await expect(page).toHaveURL(/\/board-faq$/)
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expectSameDocument(page)
})
