import { describe, expect, it } from 'vitest'
import { filingFixture } from '../../testing/applications/filing-fixture.ts'
import { recordVerification } from '../../testing/applications/recorded-verification.ts'
import { APPLICANT, fileApplication } from '../../testing/applications/test-filing.ts'
import { signedIn } from '../../testing/backend/signed-in.ts'
import { testBackend } from '../../testing/backend/test-backend.ts'

const backend = testBackend()
const { ready, expectDraft } = filingFixture(backend, 2_100_000_000)

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
