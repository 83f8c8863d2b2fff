import { describe, expect, it } from 'vitest'
import { testAccounts } from '../../sandbox/catalogue/accounts.ts'
import { accountSubject } from '../../stores/check-store.ts'
import { checkFixture } from '../../testing/applications/check-fixture.ts'
import { openDraft } from '../../testing/applications/identity-fixture.ts'

const CORPORATION = '1234567803'
const MISMATCH = '예금주 조회에 실패하였습니다. 계좌정보를 다시 확인해 주세요.'

const applicant = checkFixture()
const { backend } = applicant

describe('the account’s holder', () => {
  it.each(testAccounts.filter(({ holder }) => holder !== null))(
    'is told for the account $key (API-29)',
    async account => {
      const { bankCode: bankCd, accountNumber: acctNo, holder } = account
      expect(await applicant.ask('auth/validate-account-owner', { bankCd, acctNo })).toEqual({
        status: 200,
        body: { success: true, errorMessage: null, data: { dpstrFlnm: holder } },
      })
    },
  )

  it('is not told for an account that does not exist', async () => {
    expect(await applicant.ask('auth/validate-account-owner', { bankCd: '004', acctNo: '1' })).toEqual({
      status: 200,
      body: { success: false, data: null, errorMessage: MISMATCH },
    })
  })

  it('is not told while the bank fails', async () => {
    expect(
      await applicant.ask('auth/validate-account-owner', { bankCd: '003', acctNo: '10000000000006' }),
    ).toMatchObject({
      status: 502,
      body: { errorCode: 'BANK_UNAVAILABLE', message: '계좌인증 중 오류가 발생했습니다.' },
    })
  })

  it.each([
    { bankCd: '4', acctNo: '1' },
    { bankCd: '0004', acctNo: '1' },
    { bankCd: '004', acctNo: '12-3' },
    { bankCd: '004', acctNo: '1'.repeat(17) },
    { bankCd: '004', acctNo: '' },
  ])('is refused as malformed: %j', async body => {
    expect(await applicant.ask('auth/validate-account-owner', body)).toMatchObject({ status: 400 })
  })
})

describe('the account check before an application is filed', () => {
  const exact = {
    bankCode: '4',
    bankName: 'KB국민은행',
    accountNumber: '10000000000001',
    accountHolder: '시험신규',
  }
  const verify = (account: object) =>
    applicant.ask('auth/account/verify', { ...exact, aplyNo: applicant.aplyNo, ...account })

  it('returns 200 for the right holder, and records it encrypted (API-30, AMB-59)', async () => {
    expect(await verify({})).toEqual({
      status: 200,
      body: { status: 200, message: '계좌인증이 완료되었습니다.' },
    })
    const subject = accountSubject(exact)
    expect(await applicant.checks(applicant.aplyNo)).toEqual([
      { kind: 'account', outcome: 'confirmed', subject, taxType: null },
    ])
    const [row] = await backend.database.selectFrom('applicationCheck').select('subject').execute()
    expect(row?.subject).not.toContain(exact.accountNumber)
  })

  it('takes the beginning of a long name for the name (APLY-82)', async () => {
    const long = {
      bankCode: '088',
      bankName: '신한은행',
      accountNumber: '10000000000003',
      accountHolder: '시험배달상점',
    }
    expect(await verify(long)).toMatchObject({ status: 200 })
  })

  it.each([
    ['a Hangul name', { bankCode: '020', bankName: '우리은행', accountNumber: '10000000000004' }],
    [
      'a Latin name',
      { bankCode: '081', bankName: '하나은행', accountNumber: '10000000000005', accountHolder: 'SANDBOX' },
    ],
    ['an account that does not exist', { accountNumber: '999' }],
  ])('refuses %s that is not the holder’s, and keeps that (APLY-85)', async (_, account) => {
    expect(await verify(account)).toEqual({
      status: 409,
      body: { status: 409, errorCode: 'ACCOUNT_HOLDER_MISMATCH', message: MISMATCH },
    })
    expect(await applicant.checks(applicant.aplyNo)).toMatchObject([{ kind: 'account', outcome: 'refused' }])
  })

  it('keeps only the last outcome', async () => {
    await verify({})
    await verify({ accountHolder: '다른이름' })
    expect(await applicant.checks(applicant.aplyNo)).toMatchObject([{ outcome: 'refused' }])
  })

  it('says that the bank failed, and keeps that', async () => {
    const failing = { bankCode: '003', bankName: 'IBK기업은행', accountNumber: '10000000000006' }
    expect(await verify(failing)).toMatchObject({ status: 502 })
    expect(await applicant.checks(applicant.aplyNo)).toMatchObject([{ outcome: 'unavailable' }])
  })

  it('refuses a bank whose code and name do not belong together (AMB-105)', async () => {
    const message = '은행을 확인할 수 없습니다.'
    const body = { errorCode: 'ACCOUNT_BANK_UNKNOWN', message, errors: [{ field: 'bankCode', message }] }
    for (const bank of [{ bankName: '신한은행' }, { bankName: 'KB' }, { bankCode: '999' }])
      expect(await verify(bank)).toMatchObject({ status: 400, body })
    expect(await applicant.checks(applicant.aplyNo)).toEqual([])
  })

  it('is refused for another person’s application', async () => {
    expect(await verify({ aplyNo: await openDraft(backend.address, CORPORATION) })).toMatchObject({
      status: 404,
    })
  })
})
