import { describe, expect, it } from 'vitest'
import { recordVerification } from '../../testing/applications/recorded-verification.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { filingFixture, pdf } from '../../testing/applications/filing-fixture.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'
import { APPLICANT, fileApplication, type Filing } from '../../testing/applications/test-filing.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'

const backend = testBackend()
const { ready, expectDraft, storedObjects } = filingFixture(backend, 2_600_000_000)

describe('one application per person and per business', () => {
  const duplicate = {
    status: 409,
    body: {
      status: 409,
      errorCode: 'APL_DUPLICATE_CI',
      message: '본인인증 정보로 이미 신청접수 되었습니다.',
    },
  }

  it('refuses the person’s second application, for another business too', async () => {
    const first = await ready()
    await fileApplication(backend, first)
    expect(await fileApplication(backend, first)).toEqual(duplicate)
    const second = await ready({ ci: first.data.ci })
    expect(await fileApplication(backend, second)).toEqual(duplicate)
    await expectDraft(second.aplyNo)
  })

  it('refuses another person’s application for the same business (AMB-24)', async () => {
    const filing = await ready()
    await fileApplication(backend, filing)
    const ci = 'ci-of-a-second-person'
    const person = { ci, businessNumber: filing.data.brno }
    await recordVerification(backend.database, { ...APPLICANT, ...person })
    const headers = await signedIn(person)
    const response = await fileApplication(backend, { headers, data: { ...filing.data, ci } })
    expect(response).toMatchObject({ status: 409, body: { errorCode: 'BUSINESS_ALREADY_APPLIED' } })
  })

  it('refuses a draft for a business that has an application of its own meanwhile (AMB-24)', async () => {
    const filing = await ready()
    await fileTestApplication(backend.database, { businessNumber: filing.data.brno, ci: 'ci-of-a-third' })
    expect(await fileApplication(backend, filing)).toMatchObject({
      status: 409,
      body: { errorCode: 'BUSINESS_ALREADY_APPLIED' },
    })
  })

  it('lets one of two through that one person files for two businesses at once', async () => {
    for (const round of [1, 2, 3, 4, 5]) {
      const ci = `ci-at-once-${round}`
      const filings = [await ready({ ci }), await ready({ ci })]
      const responses = await Promise.all(filings.map(filing => fileApplication(backend, filing)))
      expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409])
      expect(responses).toContainEqual(duplicate)
      const filed = backend.database.selectFrom('application').select('applicationNumber')
      expect(await filed.where('applicantCi', '=', ci).execute()).toHaveLength(1)
    }
  })

  it('lets one of many presses on one form through', async () => {
    const filing = await ready()
    const responses = await Promise.all(Array.from({ length: 20 }, () => fileApplication(backend, filing)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(19)
  })
})

describe('pressing submit again with the same key (GP-25)', () => {
  const withKey = (filing: Filing, key: string) => ({
    ...filing,
    headers: { ...filing.headers, 'idempotency-key': key },
  })

  it('gets the first response, files once, and keeps no second copy of the documents', async () => {
    const filing = withKey(await ready(), 'press-1')
    const files = { businessRegistrationFile: pdf() }
    const responses = await Promise.all([1, 2, 3].map(() => fileApplication(backend, filing, files)))
    const [first] = responses
    expect(first).toMatchObject({ status: 200, body: { result: { aplyNo: filing.aplyNo } } })
    for (const response of responses) expect(response).toEqual(first)
    const stored = await storedObjects()
    const documents = backend.database.selectFrom('applicationDocument').selectAll()
    const rows = await documents.execute()
    expect(stored).toHaveLength(rows.length)
  })

  it('is refused for another form, and for a key of another shape', async () => {
    const filing = withKey(await ready(), 'press-2')
    await fileApplication(backend, filing)
    const other = { ...filing, data: { ...filing.data, aplyDesc: '다른 내용' } }
    const reused = {
      status: 409,
      body: { errorCode: 'IDEMPOTENCY_KEY_REUSED', message: '이미 다른 요청에 사용된 요청 번호입니다.' },
    }
    expect(await fileApplication(backend, other)).toMatchObject(reused)
    const odd = withKey(await ready(), 'k'.repeat(201))
    const malformed = {
      status: 400,
      body: { errorCode: 'IDEMPOTENCY_KEY_MALFORMED', message: '요청 번호가 올바르지 않습니다.' },
    }
    expect(await fileApplication(backend, odd)).toMatchObject(malformed)
  })

  it('after a refusal tries again', async () => {
    const filing = withKey(await ready({}, { tax_info_yn: 'N' }), 'press-3')
    expect(await fileApplication(backend, filing)).toMatchObject({ status: 409 })
    await backend.database
      .updateTable('consent')
      .set({ agreed: true })
      .where('applicationNumber', '=', filing.aplyNo)
      .execute()
    expect(await fileApplication(backend, filing)).toMatchObject({ status: 200 })
  })
})
