import { callsOf } from '../support/calls.ts'
import { applicationNumberIn, expectNobodyVerified, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(({ bringToIdentityCheck }) => bringToIdentityCheck())

test('a window of integrated verification leads on to the consents, and the server hears of the person in order', async ({
  page,
  context,
  identityCheck,
  consents,
}) => {
  const calls = callsOf(page)
  const popup = await identityCheck.openWindow('간편인증')
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([838, 610])
  await popup.getByRole('button', { name: '인증 성공' }).click()

  await consents.isShown()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expectSession(page, {
    onslfCert: expect.stringContaining('SANDBOX/CI'),
    methodType: 'simple',
    certType: null,
    mobileName: '시험신규',
    mobileNo: '01000000001',
    mobileCo: 'SKT',
    brdt: '19800101',
    token: expect.stringMatching(/.+/),
    timer: { isRunning: true },
  })
  expect(calls.actions()).toEqual(['act_13'])
  expect(calls.paths().slice(0, 7)).toEqual([
    '/api/v1/auth/integration/request',
    '/api/v1/auth/integration/result',
    '/api/v1/auth/setJwtCookie',
    '/api/v1/application/result/check',
    '/api/v1/auth/simple/success',
    '/api/v1/common/token/create',
    '/api/v1/auth/saveStepHistory',
  ])
  expect(calls.bodyOf('/api/v1/auth/simple/success')).toEqual({
    aplyNo: await applicationNumberIn(page),
    ci: expect.stringContaining('SANDBOX/CI'),
    name: '시험신규',
    phoneNumber: '01000000001',
    birthDay: '19800101',
    provider: 'simple',
  })
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'sbiz_auth')).toMatchObject({ httpOnly: true })
})

test('so does that of a phone company, which leaves no history', async ({
  page,
  identityCheck,
  consents,
}) => {
  const calls = callsOf(page)
  const popup = await identityCheck.openWindow('휴대폰 인증')
  expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual([480, 812])
  await popup.getByRole('button', { name: '인증 성공' }).click()

  await consents.isShown()
  await expectSession(page, { methodType: 'phone', certType: 'NICE' })
  expect(calls.actions()).toEqual(['act_3'])
  expect(calls.paths()[0]).toBe('/api/v1/auth/lib/nice/popup')
  expect(calls.paths()).not.toContain('/api/v1/auth/saveStepHistory')
})

test('a person that the window only claims is not let in', async ({
  page,
  allowConsole,
  identityCheck,
  dialog,
}) => {
  allowConsole(/status of 403/)
  const popup = await identityCheck.openWindow('공동인증서')
  const certNum = await popup.locator('input[name="requestId"]').getAttribute('value')
  await page.request.post('/sandbox/api/identity/complete', {
    data: { certNum, personId: 'fresh', outcome: 'success' },
  })
  await popup.evaluate(() => location.assign('/kmc-result?name=X&birthDay=19900101&ci=forged'))
  await dialog.isReadAndClosed(texts.identity.dataFailed)
  await expectNobodyVerified(page)
})
