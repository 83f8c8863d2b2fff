import { applicationNumberIn } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

test('a double click on confirm registers once', async ({
  page,
  breakSite,
  businessNumber,
  identityCheck,
  site,
}) => {
  const register = '/api/v1/business/first/register'
  const calls: string[] = []
  page.on('request', request => calls.push(...(request.url().endsWith(register) ? [request.url()] : [])))
  await breakSite({ kind: 'delay', value: 700, target: register })

  await businessNumber.open()
  await businessNumber.type((await site.sandbox.business('suspended')).businessNumber)
  await businessNumber.confirmButton.dblclick()
  await page.keyboard.press('Enter')

  await identityCheck.isShown()
  await applicationNumberIn(page)
  expect(calls).toHaveLength(1)
})
