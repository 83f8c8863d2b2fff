import { expectNothingPainted, expectPainted, holdWaitForStyles } from '../support/first-paint.ts'
import { expect, test } from '../support/test.ts'

test('without the CDN the page has no looks, and is read and used all the same', async ({
  site,
  allowConsole,
  breakSite,
  selfCheck,
  businessNumber,
  identityCheck,
}) => {
  allowConsole(/\/cdn\//, /preloaded using link preload but not used/)
  await breakSite({ kind: 'status', value: 503, target: '/cdn/' })
  const { businessNumber: brNo } = await site.sandbox.business('open-individual-quick')

  await selfCheck.open()
  await selfCheck.isShown()
  await selfCheck.answerAll('예', '예', '예', '예', '예')
  await selfCheck.confirm()
  await businessNumber.isShown()
  await expect(businessNumber.first, 'has the border of the browser').not.toHaveCSS('border-style', 'none')
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await identityCheck.isShown()
})

test('without any style sheet each area is shown, and its icons keep their size', async ({
  page,
  seeded,
  allowConsole,
}) => {
  allowConsole(/\.css/, /\/cdn\//)
  await seeded('보완요청')
  await page.route(/\.css/, route => route.abort())
  for (const path of ['/aply-result', '/proof-reg-all', '/self-check']) {
    await page.goto(path)
    await expect(page.locator('#areas h1')).toBeVisible()
    await expect(page.getByText('화면을 불러오지 못했습니다.')).toBeHidden()
    const widths = await page.locator('svg').evaluateAll(all => all.map(one => one.clientWidth))
    expect(Math.max(0, ...widths), path).toBeLessThan(40)
  }
})

test('a CDN that does not respond is waited for no longer than three seconds', async ({
  page,
  frame,
  allowConsole,
}) => {
  allowConsole(/\/cdn\//, /preloaded using link preload but not used/)
  const endWait = await holdWaitForStyles(page)
  await page.route('/cdn/css/*', () => new Promise(() => {}))
  await page.goto('/self-check', { waitUntil: 'commit' })
  await expect(frame.menu).toBeAttached()
  await expectNothingPainted(page)

  await endWait()
  await expectPainted(page)
})
