import { expectNothingPainted, expectPainted, keepPatience } from '../support/paint.ts'
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
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await identityCheck.isShown()
})

test('a field has the border of the browser where our looks are missing', async ({
  allowConsole,
  breakSite,
  businessNumber,
}) => {
  allowConsole(/\/cdn\//, /preloaded using link preload but not used/)
  await breakSite({ kind: 'status', value: 503, target: '/cdn/css/' })
  await businessNumber.open()
  await businessNumber.isShown()
  await expect(businessNumber.first).not.toHaveCSS('border-style', 'none')
})

test('a CDN that does not answer keeps nobody waiting for more than three seconds', async ({
  page,
  frame,
  allowConsole,
}) => {
  allowConsole(/\/cdn\//, /preloaded using link preload but not used/)
  const losePatience = await keepPatience(page)
  await page.route('/cdn/css/*', () => new Promise(() => {}))
  await page.goto('/self-check', { waitUntil: 'commit' })
  await expect(frame.menu).toBeAttached()
  await expectNothingPainted(page)

  await losePatience()
  await expectPainted(page)
})
