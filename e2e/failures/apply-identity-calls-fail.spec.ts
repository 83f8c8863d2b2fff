import { expectNobodyVerified } from '../support/session.ts'
import { test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

const NICE = '/api/v1/auth/lib/nice/popup'

test.beforeEach(({ bringToIdentityCheck }) => bringToIdentityCheck())

test('what cannot be requested says so', async ({ allowConsole, breakSite, identityCheck, dialog }) => {
  allowConsole(/status of 500/)
  for (const [method, target] of [
    ['간편인증', '/api/v1/auth/integration/request'],
    ['휴대폰 인증', NICE],
    ['공동인증서', '/api/v1/auth/kmc/request'],
  ] as const) {
    await breakSite({ target, kind: 'status', value: 500 })
    await identityCheck.choose(method)
    await dialog.isReadAndClosed(texts.identity.requestFailed)
  }
})

test('the phone gives up after five seconds', async ({ breakSite, identityCheck, dialog }) => {
  await breakSite({ target: NICE, kind: 'hang' })
  await identityCheck.choose('휴대폰 인증')
  await dialog.isReadAndClosed(texts.identity.requestFailed)
})

test('a message that comes instead of a form is shown', async ({
  page,
  allowConsole,
  identityCheck,
  dialog,
}) => {
  allowConsole(/status of 404/)
  await page.evaluate(() => {
    const stored = sessionStorage.getItem('sbiz_session') ?? ''
    sessionStorage.setItem('sbiz_session', stored.replace(/2025\d{10}/, '20259999999999'))
  })
  await page.reload()
  for (const method of ['휴대폰 인증', '아이핀'] as const) {
    await identityCheck.choose(method)
    await dialog.isReadAndClosed(texts.businessNumber.noApplication)
  }
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
    await expectNobodyVerified(page)
  })
}

test('a success that nobody hears of says so', async ({ breakSite, allowConsole, identityCheck, dialog }) => {
  allowConsole(/ERR_INCOMPLETE_CHUNKED_ENCODING|ERR_CONTENT_LENGTH_MISMATCH|ERR_EMPTY_RESPONSE/)
  await breakSite({ target: '/api/v1/auth/simple/success', kind: 'cut' })
  await identityCheck.verify('금융인증서')
  await dialog.isReadAndClosed(texts.identity.dataFailed)
})
