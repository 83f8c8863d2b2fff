import { callsOf } from '../support/calls.ts'
import { expectSession } from '../support/session.ts'
import { expect, test } from '../support/test.ts'

let brNo: string

test.beforeEach(async ({ resultLookup, resultIdentityCheck, site }) => {
  brNo = (await site.sandbox.business('submitted-individual')).businessNumber
  await resultLookup.open()
  await resultLookup.type(brNo)
  await resultLookup.confirm()
  await resultIdentityCheck.isShown()
})

test('a verification leads on to the result of the person’s own application', async ({
  page,
  context,
  resultIdentityCheck,
}) => {
  const calls = callsOf(page)
  await resultIdentityCheck.verify('휴대폰 인증', { person: '시험중복' })
  await expect(page).toHaveURL('/aply-result')
  await expectSession(page, {
    aplyNo: expect.stringMatching(/^2025\d{10}$/),
    onslfCert: expect.stringContaining('SANDBOX/CI'),
    token: expect.stringMatching(/.+/),
  })
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'sbiz_auth')).toMatchObject({ httpOnly: true })
  expect(calls.actions()).toEqual(['act_3'])
  expect(calls.paths()[0]).toBe('/api/v1/auth/lib/nice/resultpopup')
  expect(calls.bodyOf('/api/v1/auth/simpleResult/success')).toEqual({
    brNo,
    ci: expect.stringContaining('SANDBOX/CI'),
    name: '시험중복',
    phoneNumber: '01000000002',
    birthDay: '19810202',
    provider: 'phone',
  })
  expect(calls.paths()).not.toContain('/api/v1/auth/saveStepHistory')
  expect(calls.paths()).not.toContain('/api/v1/application/result/check')
})

test('another person is told that there is no result, and stays', async ({
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
