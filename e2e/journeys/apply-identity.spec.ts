import { expectAccessible } from '../support/accessible.ts'
import { callsOf } from '../support/calls.ts'
import type { IdentityMethod } from '../support/pages/identity-check.ts'
import { applicationNumberIn, expectNobodyVerified, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

type Way = { method: IdentityMethod; action: string; begins: string; size: [number, number]; name: string }

const ways: Way[] = [
  { method: '간편인증', action: 'act_13', begins: 'integration/request', size: [838, 610], name: 'simple' },
  { method: '휴대폰 인증', action: 'act_3', begins: 'lib/nice/popup', size: [480, 812], name: 'phone' },
  {
    method: '금융인증서',
    action: 'act_10',
    begins: 'integration/kftc/request',
    size: [838, 610],
    name: 'financial',
  },
  { method: '공동인증서', action: 'act_11', begins: 'kmc/request', size: [838, 610], name: 'joint' },
  { method: '아이핀', action: 'act_12', begins: 'lib/nice/popup', size: [450, 550], name: 'ipin' },
]

test.beforeEach(({ bringToIdentityCheck }) => bringToIdentityCheck())

for (const { method, action, begins, size, name } of ways) {
  test(`${method} verifies in its window, and leads on to the consents`, async ({
    page,
    identityCheck,
    consents,
  }) => {
    const calls = callsOf(page)
    const popup = await identityCheck.openWindow(method)
    expect(await popup.evaluate(() => [innerWidth, innerHeight])).toEqual(size)
    await popup.getByRole('button', { name: '인증 성공' }).click()

    await consents.isShown()
    await expect.poll(() => popup.isClosed()).toBe(true)
    await expectSession(page, {
      onslfCert: expect.stringContaining('SANDBOX/CI'),
      methodType: name,
      certType: name === 'phone' ? 'NICE' : null,
      mobileName: '시험신규',
      mobileNo: '01000000001',
      mobileCo: 'SKT',
      brdt: '19800101',
      token: expect.stringMatching(/.+/),
      timer: { isRunning: true },
    })
    expect(calls.actions()).toEqual([action])
    expect(calls.paths()[0]).toBe(`/api/v1/auth/${begins}`)
    const isPhone = name === 'phone'
    expect(calls.paths().includes('/api/v1/auth/saveStepHistory')).toBe(!isPhone)
  })
}

test('the server hears of the person in the stated order, and signs them in', async ({
  page,
  context,
  identityCheck,
  consents,
}) => {
  const calls = callsOf(page)
  await identityCheck.verify('간편인증')
  await consents.isShown()
  const aplyNo = await applicationNumberIn(page)
  expect(calls.paths()).toEqual([
    '/api/v1/auth/integration/request',
    '/api/v1/auth/integration/result',
    '/api/v1/auth/setJwtCookie',
    '/api/v1/application/result/check',
    '/api/v1/auth/simple/success',
    '/api/v1/common/token/create',
    '/api/v1/auth/saveStepHistory',
    ...calls.paths().slice(7),
  ])
  expect(calls.bodyOf('/api/v1/auth/simple/success')).toEqual({
    aplyNo,
    ci: expect.stringContaining('SANDBOX/CI'),
    name: '시험신규',
    phoneNumber: '01000000001',
    birthDay: '19800101',
    provider: 'simple',
  })
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'sbiz_auth')).toMatchObject({ httpOnly: true })
})

test('somebody who was verified already is led on', async ({ identityCheck, consents, dialog }) => {
  await identityCheck.verify('휴대폰 인증')
  await consents.isShown()
  await consents.cancel()
  await identityCheck.isShown()
  await identityCheck.choose('간편인증')
  await dialog.isReadAndClosed(texts.identity.verifiedAlready)
  await consents.isShown()
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

for (const [device, viewport] of Object.entries({
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 900 },
})) {
  test(`axe finds nothing on a ${device}, and the choice works by keyboard`, async ({
    page,
    identityCheck,
  }) => {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
    await identityCheck.methodButton('간편인증').focus()
    const opening = page.waitForEvent('popup')
    await page.keyboard.press('Enter')
    await expect((await opening).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: '인증 창 보기' })).toBeFocused()
    await expectAccessible(page)
  })
}
