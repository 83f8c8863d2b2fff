import { expectAccessible } from '../support/accessible.ts'
import { markDocument, expectSameDocument } from '../support/document.ts'
import { expect, test } from '../support/test.ts'

test('without a single remote, home and the pages that everybody may read still work, and the rest says what is missing', async ({
  page,
  allowConsole,
  breakSite,
  failedArea,
  frame,
  home,
}) => {
  allowConsole(/mfe[-_]/)
  await breakSite({ kind: 'status', value: 503, target: '/remotes/' })
  await page.goto('/region-center', { waitUntil: 'commit' })
  await page.getByRole('searchbox', { name: '센터 검색' }).fill('제주')
  await page.getByRole('main').getByRole('button', { name: '검색', exact: true }).click()
  await expect(page.getByRole('rowheader', { name: '제주소상공인지원센터' })).toBeVisible()
  await markDocument(page)

  for (const [link, title] of [
    ['개인정보처리방침', '개인정보처리방침'],
    ['이용약관', '이용약관'],
    ['저작권 및 오픈소스 안내', '저작권 및 오픈소스 안내'],
    ['자주 묻는 질문', '자주 묻는 질문'],
  ] as const) {
    await frame.header.or(frame.footer).getByRole('link', { name: link, exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused()
  }
  await page.getByText('폐업한 사업자도 신청할 수 있나요?').click()
  await expect(page.getByText(/폐업한 사업자는 지원 대상에서 제외됩니다/)).toBeVisible()

  await frame.goHome()
  await home.isShown()
  for (const goToArea of [frame.goToApply, frame.goToResult]) {
    await goToArea()
    await failedArea.isTold()
    await frame.stands()
  }
  await expectAccessible(page)
  await expectSameDocument(page)
})

test('a page of the shell that does not come says so, and comes with another try', async ({
  page,
  allowConsole,
  breakSite,
  mend,
  frame,
  failedArea,
}) => {
  allowConsole(/assets/, /board-faq failed/, /ChunkLoadError/)
  await page.goto('/coming-soon')
  await expect(page.getByRole('heading', { level: 1, name: '시스템 점검' })).toBeVisible()
  await markDocument(page)
  await breakSite({ kind: 'status', value: 503, target: '/assets/' })

  await frame.menu.getByRole('link', { name: '자주 묻는 질문' }).click()
  await failedArea.isTold()
  await frame.stands()

  await mend()
  await failedArea.retry()
  await expect(page.getByRole('heading', { level: 1, name: '자주 묻는 질문' })).toBeFocused()
  await expectSameDocument(page)
})

test('an area whose mounting code does not come is missing with a button, and comes with another try', async ({
  page,
  allowConsole,
  breakSite,
  mend,
  frame,
  failedArea,
}) => {
  allowConsole(/assets/, /no area can be shown/, /ChunkLoadError/, /no new releases are followed/)
  await breakSite({ kind: 'status', value: 503, target: '/assets/compose' })
  await page.goto('/self-check')
  await failedArea.isTold()
  await frame.stands()
  await markDocument(page)

  await mend()
  await failedArea.retry()
  await expect(page.getByRole('heading', { level: 1, name: '자가진단' })).toBeVisible()
  await expectSameDocument(page)
})
