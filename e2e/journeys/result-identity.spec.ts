import { callsOf } from '../support/calls.ts'
import type { IdentityMethod } from '../support/pages/identity-check.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'
import { texts } from '../support/texts.ko.ts'

type Way = { method: IdentityMethod; action: string; begins: string; provider: string }

const ways: Way[] = [
  { method: '간편인증', action: 'act_14', begins: 'integration/request', provider: 'simple' },
  { method: '휴대폰 인증', action: 'act_3', begins: 'lib/nice/resultpopup', provider: 'phone' },
  { method: '금융인증서', action: 'act_10', begins: 'integration/kftc/request', provider: 'financial' },
  { method: '공동인증서', action: 'act_11', begins: 'kmc/request', provider: 'joint' },
  { method: '아이핀', action: 'act_12', begins: 'lib/nice/resultpopup', provider: 'ipin' },
]

let brNo: string

test.beforeEach(async ({ resultLookup, resultIdentityCheck, site }) => {
  brNo = (await site.sandbox.business('submitted-individual')).businessNumber
  await resultLookup.open()
  await resultLookup.type(brNo)
  await resultLookup.confirm()
  await resultIdentityCheck.isShown()
})

for (const { method, action, begins, provider } of ways) {
  test(`${method} leads on to the result of the person's own application`, async ({
    page,
    context,
    resultIdentityCheck,
  }) => {
    const calls = callsOf(page)
    await resultIdentityCheck.verify(method, { person: '시험중복' })
    await expect(page).toHaveURL('/aply-result')
    await expectSession(page, {
      aplyNo: expect.stringMatching(/^2025\d{10}$/),
      onslfCert: expect.stringContaining('SANDBOX/CI'),
      token: expect.stringMatching(/.+/),
    })
    const cookies = await context.cookies()
    expect(cookies.find(({ name }) => name === 'sbiz_auth')).toMatchObject({ httpOnly: true })
    expect(calls.actions()).toEqual([action])
    expect(calls.paths()[0]).toBe(`/api/v1/auth/${begins}`)
    expect(calls.bodyOf('/api/v1/auth/simpleResult/success')).toEqual({
      brNo,
      ci: expect.stringContaining('SANDBOX/CI'),
      name: '시험중복',
      phoneNumber: '01000000002',
      birthDay: '19810202',
      provider,
    })
    expect(calls.paths()).not.toContain('/api/v1/auth/saveStepHistory')
    expect(calls.paths()).not.toContain('/api/v1/application/result/check')
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
