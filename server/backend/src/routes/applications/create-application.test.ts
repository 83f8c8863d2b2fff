import { APPLICATION_DOCUMENTS } from 'domain-rules/application'
import { anyText } from 'domain-rules/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decryptFor } from '../../stores/applications/encrypted-fields.ts'
import { filingFixture, pdf } from '../../testing/applications/filing-fixture.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'
import { testFields } from '../../testing/backend/test-fields.ts'
import { callJson, fileApplication } from '../../testing/applications/test-filing.ts'

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
