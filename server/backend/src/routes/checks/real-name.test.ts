import { describe, expect, it } from 'vitest'
import type { TestPerson } from '../../sandbox/catalogue/persons.ts'
import { FAILING_RESIDENCE_NUMBER } from '../../sandbox/catalogue/persons.ts'
import { checkSubject } from '../../stores/check-store.ts'
import { CHECKED_BUSINESS, checkedPerson, checkFixture } from '../../testing/applications/check-fixture.ts'
import { knownPerson, openDraft } from '../../testing/applications/identity-fixture.ts'

const CORPORATION = '1234567803'

const applicant = checkFixture()
const { backend } = applicant

describe('the real-name check', () => {
  const resident = (person: TestPerson, residenceNumber = person.residenceNumber ?? '') => ({
    aplyNo: applicant.aplyNo,
    ci: checkedPerson.ci,
    mngFrGb: '1',
    brno: CHECKED_BUSINESS,
    aplyType: '확인',
    jumin1: residenceNumber.slice(0, 6),
    jumin2: residenceNumber.slice(6),
    name: person.name,
    brdt: person.birthDate,
  })

  it('returns 200 for a number that belongs to the name, and records that (APLY-56, AMB-100)', async () => {
    expect(await applicant.ask('auth/realname', resident(checkedPerson))).toEqual({
      status: 200,
      body: { status: 200, message: '인증이 완료되었습니다.' },
    })
    const subject = checkSubject(checkedPerson.name, checkedPerson.residenceNumber ?? '')
    expect(await applicant.checks(applicant.aplyNo)).toEqual([
      { kind: 'real-name', outcome: 'confirmed', subject, taxType: null },
    ])
  })

  it('returns another status for one that does not, and records that (APLY-58)', async () => {
    const { status, body } = await applicant.ask('auth/realname', resident(checkedPerson, '8203030000003'))
    const message = '주민등록번호와 신청자 성명이 일치하지 않습니다.'
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 409, message } })
    expect(await applicant.checks(applicant.aplyNo)).toMatchObject([
      { kind: 'real-name', outcome: 'refused' },
    ])
  })

  it('says that the register failed, and keeps that (APLY-60)', async () => {
    expect(
      await applicant.ask('auth/realname', resident(checkedPerson, FAILING_RESIDENCE_NUMBER)),
    ).toMatchObject({
      status: 502,
      body: { message: '실명인증 처리 중 오류가 발생했습니다.' },
    })
    expect(await applicant.checks(applicant.aplyNo)).toMatchObject([{ outcome: 'unavailable' }])
  })

  it('is not asked about another person than the verified one (AMB-113)', async () => {
    expect(await applicant.ask('auth/realname', resident(knownPerson('duplicate')))).toMatchObject({
      status: 403,
      body: { errorCode: 'IDENTITY_MISMATCH' },
    })
    expect(await applicant.ask('auth/realname', resident(checkedPerson))).toMatchObject({ status: 200 })
  })

  it('is refused with a forged ci (GP-11)', async () => {
    const forged = { ...resident(checkedPerson), ci: knownPerson('duplicate').ci }
    expect(await applicant.ask('auth/realname', forged)).toMatchObject({
      status: 403,
      body: { message: '인증 정보 처리 중 오류가 발생했습니다. 다시 시도해주세요.' },
    })
    expect(await applicant.checks(applicant.aplyNo)).toEqual([])
  })

  it('is refused for another person’s business or application', async () => {
    const other = await openDraft(backend.address, CORPORATION)
    expect(
      await applicant.ask('auth/realname', { ...resident(checkedPerson), brno: CORPORATION }),
    ).toMatchObject({
      status: 404,
    })
    expect(await applicant.ask('auth/realname', { ...resident(checkedPerson), aplyNo: other })).toMatchObject(
      {
        status: 404,
      },
    )
    const unknown = { ...resident(checkedPerson), aplyNo: '20259999999999' }
    expect(await applicant.ask('auth/realname', unknown)).toMatchObject({ status: 404 })
    expect(await applicant.checks(other)).toEqual([])
  })

  it.each([
    ['', '', '주민번호를 입력해주세요.'],
    ['800101', '', '주민번호를 입력해주세요.'],
    ['80010', '1000001', '주민등록번호를 정확히 입력해주세요.'],
    ['800101', '100000a', '주민등록번호를 정확히 입력해주세요.'],
  ])('is refused for %j and %j', async (jumin1, jumin2, message) => {
    const response = await applicant.ask('auth/realname', { ...resident(checkedPerson), jumin1, jumin2 })
    const errors = [{ field: 'jumin2', message }]
    expect(response).toMatchObject({ status: 400, body: { message, errors } })
  })

  it('keeps the residence number encrypted, and out of responses and logs', async () => {
    const { body } = await applicant.ask('auth/realname', resident(checkedPerson))
    const rows = await backend.database.selectFrom('applicationCheck').selectAll().execute()
    for (const text of [JSON.stringify(rows), JSON.stringify(body), backend.logged.join('\n')]) {
      expect(text).not.toContain('8001010000001')
      expect(text).not.toContain('0000001')
    }
  })
})
