import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import type { IdentityMethod } from '../support/pages/identity-check.ts'
import { applicationNumberIn, expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

type Way = { method: IdentityMethod; action: string; size: [number, number]; wireMethod: string }

const ways: Way[] = [
  { method: '간편인증', action: 'act_13', size: [838, 610], wireMethod: 'simple' },
  { method: '휴대폰 인증', action: 'act_3', size: [480, 812], wireMethod: 'phone' },
  { method: '금융인증서', action: 'act_10', size: [838, 610], wireMethod: 'financial' },
  { method: '공동인증서', action: 'act_11', size: [838, 610], wireMethod: 'joint' },
  { method: '아이핀', action: 'act_12', size: [450, 550], wireMethod: 'ipin' },
]

test.beforeEach(async ({ businessNumber, identityCheck, site }) => {
  const { businessNumber: brNo } = await site.sandbox.business('open-individual-confirmed')
  await businessNumber.open()
  await businessNumber.type(brNo)
  await businessNumber.confirm()
  await identityCheck.isShown()
})

for (const { method, action, size, wireMethod } of ways) {
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
      methodType: wireMethod,
      certType: wireMethod === 'phone' ? 'NICE' : null,
      mobileName: '시험신규',
      mobileNo: '01000000001',
      mobileCo: 'SKT',
      brdt: '19800101',
      token: expect.stringMatching(/.+/),
      timer: { isRunning: true },
    })
    expect(calls.actions()).toEqual([action])
    const isPhone = wireMethod === 'phone'
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

for (const method of ['간편인증', '공동인증서'] as const) {
  test(`${method} that fails says so, and leaves the choice`, async ({ identityCheck, dialog }) => {
    await identityCheck.verify(method, { outcome: '인증 실패' })
    await dialog.isReadAndClosed(texts.identity.failed)
    await expect(identityCheck.methodButton(method)).toBeFocused()
  })
}

test('a person whom the provider does not verify is told so', async ({ identityCheck, dialog }) => {
  await identityCheck.verify('휴대폰 인증', { person: '시험실패' })
  await dialog.isReadAndClosed(texts.identity.failed)
})

test('IPIN that is cancelled, or whose window is closed, says so', async ({ identityCheck, dialog }) => {
  await identityCheck.verify('아이핀', { outcome: '인증 취소' })
  await dialog.isReadAndClosed(texts.identity.ipinCancelled)

  const popup = await identityCheck.openWindow('아이핀')
  await popup.close()
  await dialog.isReadAndClosed(texts.identity.ipinCancelled)
  await expect(identityCheck.methodButton('아이핀')).toBeFocused()
})

test('a window that is closed half way leads back to the choice, and the turn is given back', async ({
  page,
  identityCheck,
}) => {
  const calls = callsOf(page)
  const popup = await identityCheck.openWindow('간편인증')
  await expect(identityCheck.cancelButton).toBeVisible()
  await popup.close()

  await expect(page.getByRole('alert')).toContainText('본인인증이 취소되었습니다.')
  await expect(identityCheck.methodButton('간편인증')).toBeFocused()
  await expect.poll(calls.completedTurns).toBe(1)
})

test('a window can be cancelled from the page', async ({ page, identityCheck }) => {
  const popup = await identityCheck.openWindow('금융인증서')
  await expectAccessible(page)
  await identityCheck.cancelButton.click()
  await expect.poll(() => popup.isClosed()).toBe(true)
  await expect(identityCheck.methodButton('금융인증서')).toBeFocused()
})

for (const [method, message] of [
  ['간편인증', texts.identity.windowBlocked],
  ['금융인증서', texts.identity.windowBlocked],
  ['공동인증서', texts.identity.windowBlocked],
  ['휴대폰 인증', texts.identity.formWindowBlocked],
  ['아이핀', texts.identity.formWindowBlocked],
] as const) {
  test(`${method} whose window is blocked says how to unblock it`, async ({
    page,
    identityCheck,
    dialog,
  }) => {
    await page.evaluate(() => void (window.open = () => null))
    await identityCheck.choose(method)
    await dialog.isReadAndClosed(message)
  })
}

test('somebody who has applied already is told so, and led home', async ({
  page,
  allowConsole,
  identityCheck,
  dialog,
  home,
}) => {
  allowConsole(/status of 409/)
  await identityCheck.verify('간편인증', { person: '시험중복' })
  await dialog.isReadAndClosed(texts.identity.duplicate)
  await home.isShown()
  await expectSession(page, { onslfCert: '' })
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
  await expectSession(page, { onslfCert: '' })
})

test.describe('when a call fails', () => {
  for (const [method, target, message] of [
    ['간편인증', '/api/v1/auth/integration/request', texts.identity.requestFailed],
    ['휴대폰 인증', '/api/v1/auth/lib/nice/popup', texts.identity.requestFailed],
    ['공동인증서', '/api/v1/auth/kmc/request', texts.identity.requestFailed],
  ] as const) {
    test(`${method} says that it could not be requested`, async ({
      allowConsole,
      breakSite,
      identityCheck,
      dialog,
    }) => {
      allowConsole(/status of 500/)
      await breakSite({ target, kind: 'status', value: 500 })
      await identityCheck.choose(method)
      await dialog.isReadAndClosed(message)
    })
  }

  test('the phone gives up after five seconds', async ({ breakSite, identityCheck, dialog }) => {
    await breakSite({ target: '/api/v1/auth/lib/nice/popup', kind: 'hang' })
    await identityCheck.choose('휴대폰 인증')
    await dialog.isReadAndClosed(texts.identity.requestFailed)
  })

  test('an answer that cannot be read is no beginning', async ({ breakSite, identityCheck, dialog }) => {
    await breakSite({ target: '/api/v1/auth/integration/request', kind: 'corrupt' })
    await identityCheck.choose('간편인증')
    await dialog.isReadAndClosed(texts.identity.cannotStart)
  })

  for (const [target, message] of [
    ['/api/v1/auth/integration/result', texts.identity.resultFailed],
    ['/api/v1/auth/simple/success', texts.calls.brokenOnPurpose],
  ] as const) {
    test(`${target} leaves the person at the choice, with its message`, async ({
      page,
      allowConsole,
      breakSite,
      identityCheck,
      dialog,
    }) => {
      allowConsole(/status of 500/)
      const popup = await identityCheck.openWindow('간편인증')
      await breakSite({ target, kind: 'status', value: 500 })
      // The provider's own report comes by another way than the page's question.
      await page.request.post('/sandbox/api/identity/complete', {
        data: {
          mtxId: await popup.locator('input[name="requestId"]').getAttribute('value'),
          personId: 'fresh',
          outcome: 'success',
        },
      })
      await popup.goto('/integration-result?result=success')
      await dialog.isReadAndClosed(message)
      await expectSession(page, { onslfCert: '' })
    })
  }

  test('a success that nobody hears of says so', async ({
    breakSite,
    allowConsole,
    identityCheck,
    dialog,
  }) => {
    allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/)
    await breakSite({ target: '/api/v1/auth/simple/success', kind: 'cut' })
    await identityCheck.verify('금융인증서')
    await dialog.isReadAndClosed(texts.identity.dataFailed)
  })
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

/** What the page asked for while a test went on. */
function callsOf(page: Page) {
  const asked: { url: URL; body: string | null }[] = []
  page.on('request', request => void asked.push({ url: new URL(request.url()), body: request.postData() }))
  const queue = () => asked.filter(({ url }) => url.pathname === '/ts.wseq')
  return {
    paths: () => asked.map(({ url }) => url.pathname).filter(path => path.startsWith('/api/')),
    bodyOf: (path: string) =>
      JSON.parse(asked.find(({ url }) => url.pathname === path)?.body ?? '{}') as unknown,
    actions: () => queue().flatMap(({ url }) => url.searchParams.get('aid') ?? []),
    completedTurns: () => queue().filter(({ url }) => url.searchParams.get('opcode') === '5004').length,
  }
}
