import { beforeAll, describe, expect, it } from 'vitest'
import { checkedPerson, newCheckApplicant, checkFixture } from '../../testing/applications/check-fixture.ts'
import { recordVerification } from '../../testing/applications/recorded-verification.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { APPLICANT } from '../../testing/applications/test-filing.ts'
import { postJson } from '../../testing/backend/test-backend.ts'

const applicant = checkFixture()
const { backend } = applicant

describe('every check', () => {
  it.each([
    'auth/realname',
    'auth/validate-business',
    'auth/validate-account-owner',
    'auth/account/verify',
    'application/info/delitotalamt',
  ])('%s needs a session, and a body that fits', async path => {
    expect(await postJson(`${backend.address}/api/v1/${path}`, {})).toMatchObject({
      status: 401,
      body: { errorCode: 'AUTH_EXPIRED' },
    })
    for (const body of [{}, [], null, { brno: 5, bankCd: '4', businesses: 'x', aplyNo: '\u0000' }]) {
      expect(await applicant.ask(path, body)).toMatchObject({
        status: 400,
        body: { message: expect.any(String) },
      })
    }
    expect(await applicant.checks(applicant.aplyNo)).toEqual([])
  })
})

describe('an application that has been filed', () => {
  const businessNumber = '1234567890'
  const account = {
    bankCode: '004',
    bankName: 'KB국민은행',
    accountNumber: '10000000000001',
    accountHolder: '시험신규',
  }
  const realName = { brno: businessNumber, jumin1: '800101', jumin2: '1000001', name: '시험신규' }
  let aplyNo: string

  beforeAll(async () => {
    const owner = { businessNumber, ci: 'ci-of-its-owner' }
    aplyNo = await fileTestApplication(backend.database, owner)
    await recordVerification(backend.database, { ...owner, ...APPLICANT })
  })

  const askAs = async (ci: string, path: string, body: object) =>
    (await newCheckApplicant(backend, ci, businessNumber)).ask(path, { ...body, aplyNo, ci })

  it.each([
    ['auth/account/verify', account],
    ['auth/realname', realName],
  ])('has %s checked by the person who filed it, and by no one else of the business', async (path, body) => {
    const writtenChecks = () => backend.database.selectFrom('applicationCheck').selectAll().execute()
    expect(await askAs('ci-of-another', path, body)).toMatchObject({
      status: 404,
      body: { errorCode: 'APPLICATION_NOT_FOUND' },
    })
    expect(await writtenChecks()).toEqual([])
    expect(await askAs('ci-of-its-owner', path, body)).toMatchObject({ status: 200 })
    expect(await writtenChecks()).toMatchObject([{ applicationNumber: aplyNo, ci: 'ci-of-its-owner' }])
  })
})

describe('the amount of quick support', () => {
  const amountFor = async (brno: string) =>
    (await newCheckApplicant(backend, checkedPerson.ci, brno)).ask('application/info/delitotalamt', { brno })

  it.each([
    ['1234567814', 0],
    ['1234567815', 120_000],
    ['1234567801', 300_000],
  ])('of %s is %i won (API-25, CONST-14)', async (brno, sprtAmt) => {
    expect(await amountFor(brno)).toEqual({
      status: 200,
      body: { status: 200, message: '배달료 정보 조회가 완료되었습니다.', result: { sprtAmt } },
    })
  })

  it('is missing where no platform knows the business (APLY-97)', async () => {
    expect(await amountFor('1234567816')).toEqual({
      status: 200,
      body: { status: 200, message: '배달료 정보가 없습니다.', result: null },
    })
  })

  it('is refused for another business than one’s own', async () => {
    expect(await applicant.ask('application/info/delitotalamt', { brno: '1234567801' })).toMatchObject({
      status: 404,
    })
  })
})
