import { describe, expect, it } from 'vitest'
import { applicationProblems, type ApplicationForm } from './form.ts'

const now = new Date('2025-06-26T12:00:00+09:00')
const ofCorporation: ApplicationForm = {
  managementType: '0',
  applicantName: '홍길동',
  birthDate: '19900131',
  residenceNumber: ['900131', '1234567'],
  mobileNumber: '01012345678',
  companyName: '한국상사',
  corporateNumber: ['110111', '1234567'],
  openingDate: '2025-06-26',
  settlementMonth: '3',
  bank: '004',
  accountNumber: '123456789',
  accountHolder: '홍길동',
}
const emptied: ApplicationForm = {
  managementType: '0',
  applicantName: '',
  birthDate: '',
  residenceNumber: [],
  mobileNumber: '',
  companyName: '',
  corporateNumber: [],
  openingDate: '',
  settlementMonth: '',
  bank: '',
  accountNumber: '',
  accountHolder: '',
}

describe('an application form', () => {
  it('with everything in place has no problems', () => {
    expect(applicationProblems(ofCorporation, now)).toEqual([])
  })

  it('names every problem of an empty form, in the order of its sections', () => {
    expect(applicationProblems(emptied, now)).toEqual([
      { field: 'applicantName', message: '본인인증 정보가 없습니다.' },
      { field: 'birthDate', message: '본인인증 정보가 없습니다.' },
      { field: 'residenceNumber', message: '주민번호를 입력해주세요.' },
      { field: 'mobileNumber', message: '휴대폰번호를 정확히 입력해주세요.' },
      { field: 'companyName', message: '법인명 or 상호명을 입력해주세요' },
      { field: 'corporateNumber', message: '법인번호를 정확히 입력해주세요.' },
      { field: 'openingDate', message: '개업일자를 입력해주세요.' },
      { field: 'settlementMonth', message: '결산월을 선택해주세요.' },
      { field: 'bank', message: '은행을 선택해주세요.' },
      { field: 'accountNumber', message: '계좌번호를 입력해주세요.' },
      { field: 'accountHolder', message: '예금주를 입력해주세요.' },
    ])
  })

  it('asks an individual for no corporate number and no settlement month', () => {
    const fields = applicationProblems({ ...emptied, managementType: '1' }, now).map(({ field }) => field)
    expect(fields).not.toContain('corporateNumber')
    expect(fields).not.toContain('settlementMonth')
    expect(fields).toHaveLength(9)
  })
})
