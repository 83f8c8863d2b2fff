import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

test.beforeEach(async ({ resultLookup, resultIdentityCheck, site }) => {
  const { businessNumber: brNo } = await site.sandbox.business('submitted-individual')
  await resultLookup.open()
  await resultLookup.type(brNo)
  await resultLookup.confirm()
  await resultIdentityCheck.isShown()
})

for (const method of ['간편인증', '휴대폰 인증', '금융인증서', '공동인증서', '아이핀'] as const) {
  test(`${method} leads on to the result of the person's own application`, async ({
    page,
    resultIdentityCheck,
  }) => {
    const actions: string[] = []
    const paths: string[] = []
    page.on('request', request => {
      const { pathname, searchParams } = new URL(request.url())
      paths.push(pathname)
      if (pathname === '/ts.wseq') actions.push(searchParams.get('aid') ?? '')
    })
    await resultIdentityCheck.verify(method, { person: '시험중복' })
    await expect(page).toHaveURL('/aply-result')
    await expectSession(page, {
      aplyNo: expect.stringMatching(/^2025\d{10}$/),
      onslfCert: expect.stringContaining('SANDBOX/CI'),
      token: expect.stringMatching(/.+/),
    })
    if (method === '간편인증') expect(actions).toContain('act_14')
    expect(paths).toContain('/api/v1/auth/simpleResult/success')
    expect(paths).not.toContain('/api/v1/auth/saveStepHistory')
    expect(paths).not.toContain('/api/v1/application/result/check')
  })
}

test('somebody else is told that there is no result, and stays', async ({
  page,
  allowConsole,
  resultIdentityCheck,
  dialog,
}) => {
  allowConsole(/status of 404/)
  await resultIdentityCheck.verify('간편인증')
  await dialog.isReadAndClosed('신청결과가 없습니다.')
  await resultIdentityCheck.isShown()
  await expectSession(page, { onslfCert: '' })
})

test('IPIN that is cancelled says so', async ({ resultIdentityCheck, dialog }) => {
  await resultIdentityCheck.verify('아이핀', { outcome: '인증 취소' })
  await dialog.isReadAndClosed(texts.identity.ipinCancelled)
})
