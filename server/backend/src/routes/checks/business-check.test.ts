import { describe, expect, it } from 'vitest'
import { checkSubject } from '../../stores/check-store.ts'
import { CORPORATE_NUMBER, OPENING_DATE } from '../../sandbox/catalogue/businesses.ts'
import {
  CHECKED_BUSINESS,
  checkedPerson,
  newCheckApplicant,
  checkFixture,
} from '../../testing/applications/check-fixture.ts'
import { fileTestApplication } from '../../testing/applications/test-application.ts'

const CORPORATION = '1234567803'

const applicant = checkFixture()
const { backend } = applicant

describe('the business check', () => {
  const described = {
    b_no: CHECKED_BUSINESS,
    start_dt: OPENING_DATE,
    p_nm: checkedPerson.name,
    b_nm: '시험상회',
  }
  const validate = async (business: object, number = CHECKED_BUSINESS) =>
    (await newCheckApplicant(backend, checkedPerson.ci, number)).ask('auth/validate-business', {
      businesses: [business],
    })

  it('returns 01 with the tax kind for a business that the tax office confirms, and records both (API-28, AMB-106)', async () => {
    expect(await validate(described)).toEqual({
      status: 200,
      body: {
        success: true,
        data: {
          status_code: 'OK',
          request_cnt: 1,
          valid_cnt: 1,
          data: [
            {
              b_no: CHECKED_BUSINESS,
              valid: '01',
              status: { b_no: CHECKED_BUSINESS, b_stt_cd: '01', tax_type_cd: '01' },
            },
          ],
        },
      },
    })
    const values = [CHECKED_BUSINESS, OPENING_DATE, checkedPerson.name, '시험상회', '']
    expect(await applicant.checks(applicant.aplyNo)).toEqual([
      { kind: 'business', outcome: 'confirmed', subject: checkSubject(...values), taxType: '01' },
    ])
  })

  it.each([
    ['another opening date', { start_dt: '20200102' }],
    ['another name', { p_nm: '아무개' }],
  ])('returns 02 for %s, and records that (APLY-70)', async (_, difference) => {
    const { status, body } = await validate({ ...described, ...difference })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      data: { status_code: 'OK', valid_cnt: 0, data: [{ valid: '02' }] },
    })
    expect(await applicant.checks(applicant.aplyNo)).toMatchObject([
      { kind: 'business', outcome: 'refused', taxType: null },
    ])
  })

  it('asks for the corporate number of a corporation', async () => {
    const corporation = { ...described, b_no: CORPORATION }
    const right = await validate({ ...corporation, corp_no: CORPORATE_NUMBER }, CORPORATION)
    expect(right.body).toMatchObject({ data: { data: [{ valid: '01' }] } })
    const wrong = await validate({ ...corporation, corp_no: '1111110000000' }, CORPORATION)
    expect(wrong.body).toMatchObject({ data: { data: [{ valid: '02' }] } })
  })

  it('says that the tax office failed', async () => {
    const number = '1234567811'
    expect(await validate({ ...described, b_no: number }, number)).toMatchObject({
      status: 502,
      body: { message: '사업자등록번호 확인 중 오류가 발생했습니다.' },
    })
  })

  it('is recorded for no application where the business has no draft', async () => {
    const businessNumber = '1234567899'
    await fileTestApplication(backend.database, { businessNumber })
    const number = { ...described, b_no: businessNumber }
    expect(await validate(number, businessNumber)).toMatchObject({ status: 200 })
    const checks = backend.database.selectFrom('applicationCheck').selectAll()
    expect(await checks.execute()).toEqual([])
  })

  it('is refused for another business than one’s own', async () => {
    expect(await validate({ ...described, b_no: CORPORATION })).toMatchObject({ status: 404 })
  })

  it.each([
    [[]],
    [[described, described]],
    [[{ ...described, start_dt: '2020-01-02' }]],
    [[{ ...described, p_nm: '' }]],
  ])('is refused as malformed: %j', async businesses => {
    expect(await applicant.ask('auth/validate-business', { businesses })).toMatchObject({ status: 400 })
  })
})
