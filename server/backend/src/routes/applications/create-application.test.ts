import { APPLICATION_DOCUMENTS } from 'domain-rules/application'
import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decryptFor } from '../../stores/applications/encrypted-fields.ts'
import { filingFixture, pdf } from '../../testing/applications/filing-fixture.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { testFields } from '../../testing/backend/test-fields.ts'
import { APPLICANT, callJson, fileApplication } from '../../testing/applications/test-filing.ts'
import { recordVerification } from '../../testing/applications/recorded-verification.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'

const backend = testBackend()
const { nextBusiness, ready, expectDraft } = filingFixture(backend, 2_000_000_000)

function rowOf(aplyNo: string) {
  const row = backend.database.selectFrom('application').selectAll().where('applicationNumber', '=', aplyNo)
  return row.executeTakeFirstOrThrow()
}

describe('filing an application', () => {
  it('returns Success, and gives the application its status and its running number (API-31, APLY-98)', async () => {
    const filing = await ready()
    const response = await fileApplication(backend, filing)
    const result = { aplyNo: filing.aplyNo, suptSn: expect.any(Number) }
    expect(response).toEqual({ status: 200, body: { status: 200, message: 'Success', result } })
    const row = { status: '신청', applicantCi: filing.data.ci, requestedAmount: 1_000_000, decidedAmount: 0 }
    expect(await rowOf(filing.aplyNo)).toMatchObject({ ...row, requestsMydata: true })
  })

  it('keeps each field of the form in its column, and the time of filing', async () => {
    const filing = await ready()
    const data = { ...filing.data, coRprsvYn: 'Y', mdtAgreYn: 'N', methodType: 'kakao', aplyDesc: '설명' }
    const documents = Object.fromEntries(APPLICATION_DOCUMENTS.map(name => [name, pdf()]))
    expect((await fileApplication(backend, { ...filing, data }, documents)).status).toBe(200)
    const row = await rowOf(filing.aplyNo)
    expect(row).toMatchObject({
      businessNumber: data.brno,
      applicantName: data.aplyNm,
      birthDate: data.brdt,
      mobileNumber: data.mbtlnum,
      companyName: data.corpNm,
      openingDate: data.opbzDt,
      corporateNumber: data.crpno,
      settlementMonth: data.soaMm,
      bankName: data.bankNm,
      accountHolder: data.dpstrNm,
      hasJointRepresentatives: true,
      requestsMydata: false,
      agreesToTaxInformation: true,
      verificationMethod: 'kakao',
      description: '설명',
      retiredAt: null,
    })
    expect(row.updatedAt).toEqual(row.submittedAt)
    expect(Date.now() - Number(row.submittedAt)).toBeLessThan(60_000)
  })

  it('keeps what is not stated as such', async () => {
    const filing = await ready()
    const data = { ...filing.data, coRprsvYn: null, mdtAgreYn: null, methodType: null, aplyDesc: null }
    const documents = Object.fromEntries(APPLICATION_DOCUMENTS.map(name => [name, pdf()]))
    expect((await fileApplication(backend, { ...filing, data }, documents)).status).toBe(200)
    expect(await rowOf(filing.aplyNo)).toMatchObject({
      hasJointRepresentatives: false,
      requestsMydata: false,
      verificationMethod: '',
      description: '',
    })
  })

  it('writes the first line of its history and the audit log', async () => {
    const { aplyNo, ...filing } = await ready()
    await fileApplication(backend, filing)
    const history = backend.database.selectFrom('applicationHistory').selectAll()
    expect(await history.where('applicationNumber', '=', aplyNo).execute()).toMatchObject([
      { status: '신청', changedBy: 'S', change: 'create' },
    ])
    const audit = backend.database.selectFrom('audit').selectAll().where('applicationNumber', '=', aplyNo)
    const entries = await audit.execute()
    expect(entries.map(({ action }) => action)).toEqual(['consents.save', 'application.create'])
    expect(JSON.stringify(entries)).not.toContain(filing.data.ci)
  })

  it('keeps residence and account number encrypted, for this application only (GP-21)', async () => {
    const filing = await ready()
    await fileApplication(backend, filing)
    const { residenceNumber, accountNumber } = await rowOf(filing.aplyNo)
    expect(`${residenceNumber}${accountNumber}`).not.toMatch(/8001010000001|10000000000001/)
    const { aplyNo } = filing
    expect(decryptFor(testFields, aplyNo, 'accountNumber', accountNumber ?? '')).toBe('10000000000001')
    expect(decryptFor(testFields, aplyNo, 'residenceNumber', residenceNumber ?? '')).toBe('8001010000001')
    expect(() => decryptFor(testFields, '20250000000000', 'accountNumber', accountNumber ?? '')).toThrow(
      'belongs to another',
    )
  })

  it('keeps a holder in full width as it is shown, and in half width beside it (GP-13)', async () => {
    const filing = await ready()
    const account = { bankName: '하나은행', accountNumber: '10000000000005', accountHolder: 'ＳＡＮＤＢＯＸ' }
    const verified = { ...account, bankCode: '081', aplyNo: filing.aplyNo }
    await callJson(backend, 'POST', '/api/v1/auth/account/verify', filing.headers, verified)
    const wide = { bankNm: account.bankName, acntNo: account.accountNumber, dpstrNm: account.accountHolder }
    const response = await fileApplication(backend, { ...filing, data: { ...filing.data, ...wide } })
    expect(response.status).toBe(200)
    expect(await rowOf(filing.aplyNo)).toMatchObject({
      accountHolder: 'ＳＡＮＤＢＯＸ',
      accountHolderHalfWidth: 'SANDBOX',
    })
  })

  it('decides status, amount and type itself, whatever the browser says (AMB-13)', async () => {
    const filing = await ready()
    const forged = { ...filing.data, prcsStts: '지급완료', dcsnAmt: 300_000, aplyType: '신속', mngFrGb: '0' }
    expect(await fileApplication(backend, { ...filing, data: forged })).toMatchObject({ status: 200 })
    const row = { status: '신청', decidedAmount: 0, applicationType: '확인', settlementMonth: '12' }
    expect(await rowOf(filing.aplyNo)).toMatchObject(row)
  })

  it.each([null, '', undefined])('requests 1,000,000 won when sprtAmt is %j (CONST-13)', async sprtAmt => {
    const filing = await ready()
    await fileApplication(backend, { ...filing, data: { ...filing.data, sprtAmt } })
    expect(await rowOf(filing.aplyNo)).toMatchObject({ requestedAmount: 1_000_000 })
  })

  it('takes the amount of quick support from the platforms, not from the browser (APLY-96)', async () => {
    const filing = await ready({ businessNumber: '1234567815', record: { applicationType: '신속' } })
    await fileApplication(backend, { ...filing, data: { ...filing.data, sprtAmt: 300_000 } })
    expect(await rowOf(filing.aplyNo)).toMatchObject({ requestedAmount: 120_000 })
  })

  it('asks a corporation for its number and settlement month, and keeps them', async () => {
    const filing = await ready({ record: { managementType: '0' } })
    const { status, body } = await fileApplication(backend, {
      ...filing,
      data: { ...filing.data, soaMm: '1' },
    })
    expect(status).toBe(400)
    expect(body).toMatchObject({ errors: [{ field: 'crpno' }, { field: 'soaMm' }] })
    const data = { ...filing.data, crpno: '1101110000001', soaMm: 3 }
    expect(await fileApplication(backend, { ...filing, data })).toMatchObject({ status: 200 })
    const kept = { corporateNumber: '1101110000001', settlementMonth: '3' }
    expect(await rowOf(filing.aplyNo)).toMatchObject(kept)
  })

  it('is possible again for a person and a business whose application was deleted (AMB-23)', async () => {
    const businessNumber = nextBusiness()
    const ci = `ci-${businessNumber}`
    await fileTestApplication(backend.database, { businessNumber, ci, status: '사용자삭제' })
    expect(await fileApplication(backend, await ready({ businessNumber, ci }))).toMatchObject({ status: 200 })
  })
})

describe('an application that is not complete', () => {
  it('is refused without a session', async () => {
    const filing = await ready()
    const response = await fileApplication(backend, { ...filing, headers: {} })
    expect(response).toMatchObject({ status: 401, body: { errorCode: 'AUTH_EXPIRED' } })
    await expectDraft(filing.aplyNo)
  })

  it.each([
    ['aplyNm', '', '본인인증 정보가 없습니다.'],
    ['brdt', '', '본인인증 정보가 없습니다.'],
    ['rpsrRnno', '', '주민번호를 입력해주세요.'],
    ['rpsrRnno', '800101000000', '주민등록번호를 정확히 입력해주세요.'],
    ['mbtlnum', '0100000000', '휴대폰번호를 정확히 입력해주세요.'],
    ['corpNm', '   ', '법인명 or 상호명을 입력해주세요'],
    ['opbzDt', '', '개업일자를 입력해주세요.'],
    ['opbzDt', '20240230', '개업일자를 정확히 입력해주세요.'],
    ['opbzDt', '29990101', '개업일자는 오늘 날짜보다 클 수 없습니다.'],
    ['bankNm', '', '은행을 선택해주세요.'],
    ['bankNm', '없는은행', '은행을 선택해주세요.'],
    ['bankNm', '우리', '은행을 선택해주세요.'],
    ['acntNo', '', '계좌번호를 입력해주세요.'],
    ['acntNo', '123-456', '계좌번호는 숫자만 입력해주세요.'],
    ['dpstrNm', ' ', '예금주를 입력해주세요.'],
  ])('is refused in the words of the form: %s "%s"', async (field, value, message) => {
    const filing = await ready()
    const response = await fileApplication(backend, { ...filing, data: { ...filing.data, [field]: value } })
    const errorCode = 'APPLICATION_INVALID'
    const body = { status: 400, errorCode, message, errors: [{ field, message }] }
    expect(response).toEqual({ status: 400, body })
    await expectDraft(filing.aplyNo)
  })

  it.each([
    ['no number', { aplyNo: undefined }],
    ['a number of another form', { aplyNo: '1' }],
    ['a list for a name', { aplyNm: ['a'] }],
    ['a negative amount', { sprtAmt: -1 }],
    ['an endless name', { corpNm: '가'.repeat(10_000) }],
  ])('is refused as malformed: %s', async (_, wrong) => {
    const filing = await ready()
    const response = await fileApplication(backend, { ...filing, data: { ...filing.data, ...wrong } })
    expect(response).toMatchObject({ status: 400, body: { errorCode: 'REQUEST_MALFORMED' } })
    await expectDraft(filing.aplyNo)
  })

  it('is refused without the required consents, stored for this very person (AMB-44)', async () => {
    const filing = await ready({}, { confirm_notice_yn: 'N' })
    const refused = { status: 409, body: { errorCode: 'CONSENTS_INCOMPLETE' } }
    expect(await fileApplication(backend, filing)).toMatchObject(refused)

    const { aplyNo, data } = await ready()
    const ci = 'ci-of-someone-else'
    await recordVerification(backend.database, { ...APPLICANT, ci, businessNumber: data.brno })
    const headers = await signedIn({ ci, businessNumber: data.brno })
    expect(await fileApplication(backend, { headers, data: { ...data, ci } })).toMatchObject(refused)
    await expectDraft(aplyNo)
  })

  it('is refused when the delivery consents of quick support are missing (AMB-46)', async () => {
    const businessNumber = '1234567801'
    const record = { applicationType: '신속' } as const
    const filing = await ready({ businessNumber, record }, { delivery_receive_yn: 'N' })
    const refused = { status: 409, body: { errorCode: 'CONSENTS_INCOMPLETE' } }
    expect(await fileApplication(backend, filing)).toMatchObject(refused)
  })

  it('is refused when no platform knows the business (APLY-97)', async () => {
    const filing = await ready({ record: { applicationType: '신속' } })
    const body = { errorCode: 'DELIVERY_FEE_MISSING', message: '배달료 정보가 없습니다.' }
    expect(await fileApplication(backend, filing)).toMatchObject({ status: 409, body })
  })

  it('is refused when another account was checked than the one that is filed (APLY-22)', async () => {
    const filing = await ready()
    const data = { ...filing.data, acntNo: '10000000000002' }
    const body = { errorCode: 'ACCOUNT_NOT_VERIFIED', message: '계좌인증을 완료해주세요.' }
    expect(await fileApplication(backend, { ...filing, data })).toMatchObject({ status: 409, body })
    await expectDraft(filing.aplyNo)
  })
})

it('never fails on what a field may hold: the rules refuse it, or the database takes it', async () => {
  const fields = fc.constantFrom(...Object.keys((await ready()).data), '__proto__')
  await fc.assert(
    fc.asyncProperty(fields, hostileValue, async (field, value) => {
      const filing = await ready()
      const { status, body } = await fileApplication(backend, {
        ...filing,
        data: { ...filing.data, [field]: value },
      })
      expect([200, 400, 403, 404, 409]).toContain(status)
      expect(body).toMatchObject({ status })
      if (status !== 200) await expectDraft(filing.aplyNo)
    }),
    { numRuns: 60 },
  )
})

it('takes an opening date with hyphens too', async () => {
  const filing = await ready()
  const data = { ...filing.data, opbzDt: '2020-01-01' }
  expect(await fileApplication(backend, { ...filing, data })).toMatchObject({ status: 200 })
  expect(await rowOf(filing.aplyNo)).toMatchObject({ openingDate: '20200101' })
})

const hostileValue = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    1,
    '',
    [],
    {},
    '\ud800',
    '\u0000',
    "' or 1=1 --",
    '2020-02-30',
    '１９８００１０１',
  ),
  anyText(),
  fc.jsonValue(),
)

describe('an application of another person', () => {
  it('is refused for a ci that is not the session’s (AMB-31)', async () => {
    const filing = await ready()
    const response = await fileApplication(backend, { ...filing, data: { ...filing.data, ci: 'forged' } })
    expect(response).toMatchObject({ status: 403, body: { errorCode: 'IDENTITY_MISMATCH' } })
    await expectDraft(filing.aplyNo)
  })

  it('is not there, be it named by number or by business', async () => {
    const [mine, theirs] = [await ready(), await ready()]
    for (const wrong of [
      { aplyNo: theirs.aplyNo },
      { brno: theirs.data.brno },
      { aplyNo: '20259999999999' },
    ]) {
      const response = await fileApplication(backend, { ...mine, data: { ...mine.data, ...wrong } })
      expect(response).toMatchObject({ status: 404, body: { errorCode: 'APPLICATION_NOT_FOUND' } })
    }
    await expectDraft(mine.aplyNo)
    await expectDraft(theirs.aplyNo)
  })

  it('is refused under another name than the verified one (AMB-113)', async () => {
    const filing = await ready()
    const others = { ...filing.data, aplyNm: '다른이름' }
    expect(await fileApplication(backend, { ...filing, data: others })).toMatchObject({ status: 403 })
    expect(await fileApplication(backend, filing)).toMatchObject({ status: 200 })
  })

  it('is refused under any name when there is no verification (GP-11)', async () => {
    const filing = await ready()
    await backend.database.deleteFrom('verification').where('ci', '=', filing.data.ci).execute()
    expect(await fileApplication(backend, filing)).toMatchObject({
      status: 403,
      body: { errorCode: 'IDENTITY_MISMATCH' },
    })
    await expectDraft(filing.aplyNo)
  })
})

it('writes none of the person’s numbers into the log', () => {
  expect(backend.logged.length).toBeGreaterThan(100)
  expect(backend.logged.join('\n')).not.toMatch(/8001010000001|10000000000001|ci-2000/)
})
