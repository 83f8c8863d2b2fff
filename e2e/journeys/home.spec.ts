import { signIn, startWith } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const known = { schemaVersion: 1, token: 'token', brNo: '1234567801', onslfCert: 'ci' }

test('tells who may apply for what, who stands behind it, and whom to ask', async ({ page, home, frame }) => {
  await home.open()
  await home.isShown()
  await expect(page).toHaveTitle(texts.serviceName)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko')
  await expect(page.getByRole('img', { name: /(주관|운영|협력)기관/ })).toHaveCount(3)
  await expect(frame.content).toContainText('소상공인(개인사업자·법인)')
  await expect(frame.content.getByRole('link', { name: /콜센터/ })).toHaveAttribute(
    'href',
    /^tel:\d{4}-\d{4}$/,
  )
  for (const kind of ['신속지급', '확인지급']) {
    await expect(frame.content.getByRole('region', { name: kind })).toBeVisible()
  }
  await expect(page.getByRole('link', { name: /로그인|관리자/ })).toHaveCount(0)
})

test('leads on by four tiles', async ({ page, home }) => {
  await home.open()
  await expect(home.tiles).toHaveCount(4)

  await home.eligibilityTile.click()
  await expect(page).toHaveURL('/elig-check')
  await page.goBack()
  await home.applyTile.click()
  await expect(page).toHaveURL('/self-check')
  await page.goBack()
  await home.resultTile.click()
  await expect(page).toHaveURL('/bzmn-result')
})

test('shows the manual in a viewer, in a window of its own', async ({ page, context, home }) => {
  await home.open()
  await expect(home.manualTile).toHaveAccessibleName(/\(새 창 열림\)/)
  const [viewer] = await Promise.all([context.waitForEvent('page'), home.manualTile.click()])
  await expect(viewer).toHaveURL(/\/cdn\/viewer\/index\.html\?file=documents%2Fmanual\.pdf$/)
  await expect(viewer.getByRole('heading', { level: 1 })).toHaveText(/이용 매뉴얼/)
  await expect(page).toHaveURL('/')
})

test('leads somebody who is known straight to the result', async ({ page, site, home }) => {
  await signIn(page, site)
  await home.open()
  await home.resultTile.click()
  await expect(page).toHaveURL('/aply-result')
})

for (const missing of ['token', 'brNo', 'onslfCert'] as const) {
  test(`asks for the business number when ${missing} is not known`, async ({ page, home }) => {
    await startWith(page, { ...known, [missing]: '' })
    await home.open()
    await expect(home.resultTile).toHaveAttribute('href', '/bzmn-result')
  })
}

test('asks the waiting room for a turn', async ({ page, home }) => {
  const asked = page.waitForRequest(/ts\.wseq.*aid=act_1(&|$)/)
  await home.open()
  await asked
})

// The browser's own zone must not count: in New York it is the morning of the day.
for (const timezoneId of ['Asia/Seoul', 'America/New_York']) {
  test.describe(`with the browser’s clock in ${timezoneId}`, () => {
    test.use({ timezoneId })

    for (const time of ['2025-06-26T17:59:59', '2025-06-26T20:00:00']) {
      test(`the way to apply is open at ${time} in Korea`, async ({ page, home }) => {
        await page.clock.setFixedTime(`${time}+09:00`)
        await home.open()
        await home.applyIsOpen()
      })
    }

    for (const time of ['2025-06-26T18:00:00', '2025-06-26T19:59:59']) {
      test(`it is locked at ${time} in Korea, and says until when`, async ({ page, home }) => {
        await page.clock.setFixedTime(`${time}+09:00`)
        await home.open()
        await home.applyIsLocked()
        await expect(home.applyTile).toContainText('6월 26일 (목) 20:00 (한국 시각)에 다시 열립니다.')
        await home.applyTile.focus()
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL('/')
      })
    }
  })
}

test('the way to apply locks and opens by itself, under the focus', async ({ page, home }) => {
  await page.clock.install({ time: '2025-06-26T17:59:00+09:00' })
  await home.openUntilTurnIsOver()
  await home.applyIsOpen()
  await page.clock.fastForward('01:00')
  await home.applyIsLocked()

  await home.applyTile.focus()
  await page.clock.fastForward('02:00:00')
  await home.applyIsOpen()
  await expect(home.applyTile).toBeFocused()
})

test('tells of maintenance while it lasts, with both times and how long it is', async ({
  page,
  home,
  frame,
}) => {
  const notice = frame.content.getByText('시스템 점검으로 서비스 이용이 제한됩니다.')
  await page.clock.install({ time: '2025-02-24T22:59:30+09:00' })
  await home.openUntilTurnIsOver()
  await home.isShown()
  await expect(notice).toBeHidden()

  await page.clock.fastForward('00:30')
  await expect(notice).toContainText('2월 24일 (월) 23:00 ~ 2월 25일 (화) 01:00 (2시간)')
  await page.clock.fastForward('02:00:00')
  await expect(notice).toBeHidden()
})
