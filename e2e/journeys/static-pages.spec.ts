import { expectAccessible } from '../support/accessible.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const pages = [
  ['/board-faq', '자주 묻는 질문', []],
  ['/region-center', '지역센터 안내', []],
  ['/info-privacy', '개인정보처리방침', ['2025-02-17', '5년']],
  ['/info-terms', '이용약관', ['2024-02-19', '500%', '100%']],
  ['/objctRqst', '이의신청 안내', ['소상공인 누리집', '콜센터']],
  ['/coming-soon', '시스템 점검', ['6월 30일 (월) 00:00~02:00', '재개 시각은 변경될 수 있습니다']],
  ['/user-guide', '이용 매뉴얼', ['자가진단', '증빙등록과 보완']],
  ['/popup', '팝업 미리보기', []],
  ['/modal-alert', '알림 미리보기', []],
  ['/licenses', '저작권 및 오픈소스 안내', ['공공누리 제1유형', 'SIL Open Font License 1.1', 'MIT License']],
  ['/elig-check', '지원대상 확인', []],
  ['/ctn-mttr', '유의사항', []],
] as const

for (const [path, title, said] of pages) {
  test(`${path} is a page of its own for everybody, without the timer`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
    await expect(page).toHaveTitle(`${title} | ${texts.serviceName}`)
    for (const fact of said) await expect(page.getByRole('main')).toContainText(fact)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await expectAccessible(page)

    await page.setViewportSize({ width: 320, height: 640 })
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(excess).toBeLessThanOrEqual(0)
    await expectAccessible(page)
  })
}

test('the policies lead to each of their articles', async ({ page }) => {
  for (const path of ['/info-privacy', '/info-terms']) {
    await page.goto(path)
    const contents = page.getByRole('navigation', { name: '목차' }).getByRole('link')
    await contents.last().click()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the two ways to object lead to the portal, in a new window, and to the call centre', async ({
  page,
}) => {
  await page.goto('/objctRqst')
  const portal = page.getByRole('main').getByRole('link', { name: /소상공인 누리집 바로가기.*새 창 열림/ })
  await expect(portal).toHaveAttribute('target', '_blank')
  await expect(portal).toHaveAttribute('href', /^https:/)
  await expect(page.getByRole('main').getByRole('link', { name: /콜센터/ })).toHaveAttribute('href', /^tel:/)
})

test('the manual opens in the viewer', async ({ page, context }) => {
  await page.goto('/user-guide')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /이용 매뉴얼 열기.*새 창 열림/ }).click()
  const viewer = await opened
  await viewer.waitForLoadState()
  expect(new URL(viewer.url()).searchParams.get('file')).toBe('documents/manual.pdf')
})

test.describe('a previewed popup', () => {
  test.use({ noticesOpen: true })

  test('opens on a press, and is not put away for the day', async ({ page, notices }) => {
    await page.goto('/popup')
    for (const [button, popup] of [
      ['처음 화면 팝업 보기', notices.proof],
      ['자주 묻는 질문 팝업 보기', notices.faq],
    ] as const) {
      await page.getByRole('button', { name: button }).click()
      await popup.closeFor({ today: true })
      await expect(page.getByRole('button', { name: button })).toBeFocused()
    }
    expect(await notices.kept()).toEqual({})
  })
})

test('a previewed question tells what was answered', async ({ page, dialog }) => {
  await page.goto('/modal-alert')
  await page.getByRole('button', { name: '알림창 보기' }).click()
  await dialog.isReadAndClosed('접수가 완료되었습니다.')

  await page.getByRole('button', { name: '확인창 보기' }).click()
  await dialog.press('아니요')
  await expect(page.getByText('선택한 답: 아니요')).toBeVisible()
})

test('the sample of a result that is being validated stands on the CDN, and leads home', async ({
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
