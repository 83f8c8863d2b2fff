import { holdApp } from '../support/hold-app.ts'
import { expect, test } from '../support/test.ts'

test('home is read before its scripts, and taken over by them as it is', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /신청하기/ }).first()).toBeVisible()
  const frame = await page
    .locator('#frame > *')
    .evaluateAll(parts => (parts.forEach(part => (part.id ||= 'kept')), parts.length))
  expect(frame).toBeGreaterThan(2)
  await page.getByRole('button', { name: '화면 설정' }).click()
  arrive()
  await expect(page.getByRole('button', { name: '화면 설정' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('header#kept, .site-footer#kept')).toHaveCount(2)
})

test('a search that was typed and sent before the scripts finds its answers', async ({ page }) => {
  const arrive = await holdApp(page)
  await page.goto('/region-center', { waitUntil: 'commit' })
  const field = page.getByRole('main').getByRole('searchbox')
  await field.click()
  await page.keyboard.type('부산')
  await page.keyboard.press('Enter')
  arrive()
  await expect(page).toHaveURL(/q=/)
  await expect(field).toHaveValue('부산')
  await expect(field).toBeFocused()
})

test('a page whose scripts do not come is read all the same, and its links work', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/did not come/, /\/assets\//)
  await page.route('/assets/**/*.js', route => route.abort())
  await page.goto('/board-faq')
  await expect(page.getByRole('alert')).toHaveText(
    '서비스를 시작할 수 없습니다. 잠시 후 화면을 새로 고쳐주세요.',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(questionsBelowNotice)).toEqual(Array(24).fill(true))
  await page.getByRole('link', { name: '개인정보처리방침' }).first().click()
  await expect(page).toHaveURL(/info-privacy/)
  await page.unrouteAll()
  await page.getByRole('button', { name: '새로 고침' }).click()
  await page.getByRole('button', { name: '화면 설정' }).click()
  await expect(page.getByRole('button', { name: '화면 설정' })).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('a page whose scripts keep a visitor waiting says so, until they are there', async ({ page }) => {
  await page.clock.install()
  const arrive = await holdApp(page)
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByRole('alert')).toContainText('연결이 느려')
  arrive()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Moves the focus backwards through the questions. Returns for each whether the notice at the top leaves it free. */
function questionsBelowNotice(): boolean[] {
  const notice = document.querySelector('[data-above]')
  const questions = [...document.querySelectorAll('summary')].toReversed()
  return questions.map(question => {
    question.focus()
    return question.getBoundingClientRect().top >= (notice?.getBoundingClientRect().bottom ?? Infinity)
  })
}
