import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { correctionFrom, correctionToWire, fieldTexts, formFromWire, formToWire } from './form-texts.ts'
import { applicationProblems, emptyForm, fieldsIn, SHOWN_FIELDS, type ApplicationForm } from './form.ts'

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
const emptied: ApplicationForm = { managementType: '0', ...emptyForm() }

describe('an application form', () => {
  it('with everything in place has no problems', () => {
    expect(applicationProblems(ofCorporation, now)).toEqual([])
  })

  it('names every problem of an empty form, in the order of its sections', () => {
    expect(applicationProblems(emptied, now)).toEqual([
      { field: 'applicantName', message: '본인인증 정보가 없습니다.' },
      { field: 'birthDate', message: '본인인증 정보가 없습니다.' },
      { field: 'mobileNumber', message: '휴대폰번호를 정확히 입력해주세요.' },
      { field: 'residenceNumber', message: '주민번호를 입력해주세요.' },
      { field: 'companyName', message: '법인명 or 상호명을 입력해주세요' },
      { field: 'corporateNumber', message: '법인번호를 정확히 입력해주세요.' },
      { field: 'openingDate', message: '개업일자를 입력해주세요.' },
      { field: 'settlementMonth', message: '결산월을 선택해주세요.' },
      { field: 'bank', message: '은행을 선택해주세요.' },
      { field: 'accountNumber', message: '계좌번호를 입력해주세요.' },
      { field: 'accountHolder', message: '예금주를 입력해주세요.' },
    ])
  })

  it('has its fields in three sections', () => {
    expect(fieldsIn('applicant')).toEqual(['applicantName', 'birthDate', 'mobileNumber', 'residenceNumber'])
    expect(fieldsIn('business')).toEqual(['companyName', 'corporateNumber', 'openingDate', 'settlementMonth'])
    expect(fieldsIn('account')).toEqual(['bank', 'accountNumber', 'accountHolder'])
  })

  it('shows all in the result but the numbers of the phone and of the resident (RES-39)', () => {
    const asked = applicationProblems(emptied, now).map(({ field }) => field)
    const hidden = ['mobileNumber', 'residenceNumber']
    expect(new Set(SHOWN_FIELDS)).toEqual(new Set(asked.filter(field => !hidden.includes(field))))
    expect(SHOWN_FIELDS).toHaveLength(asked.length - hidden.length)
  })

  it('asks an individual for no corporate number and no settlement month', () => {
    const fields = applicationProblems({ ...emptied, managementType: '1' }, now).map(({ field }) => field)
    expect(fields).not.toContain('corporateNumber')
    expect(fields).not.toContain('settlementMonth')
    expect(fields).toHaveLength(9)
  })
})

describe('an application form in a call', () => {
  it('is one text for each field, under the names of the specification', () => {
    expect(formToWire({ ...ofCorporation, companyName: ' 한국상사 ' })).toEqual({
      aplyNm: '홍길동',
      brdt: '19900131',
      rpsrRnno: '9001311234567',
      mbtlnum: '01012345678',
      corpNm: '한국상사',
      crpno: '1101111234567',
      opbzDt: '20250626',
      soaMm: '3',
      bankNm: '004',
      acntNo: '123456789',
      dpstrNm: '홍길동',
    })
  })

  it('has December and no corporate number for an individual, whatever is typed or sent (APLY-38, APLY-41)', () => {
    expect(formToWire({ ...ofCorporation, managementType: '1' })).toMatchObject({ crpno: '', soaMm: '12' })
    const read = formFromWire({ crpno: '1101111234567', soaMm: '3' }, '1')
    expect(read).toMatchObject({ corporateNumber: ['', ''], settlementMonth: '12' })
  })

  it('leaves empty what a call does not name', () => {
    expect(formFromWire({ crpno: null }, '0')).toEqual(emptied)
  })

  it('is read without spaces around a company name', () => {
    expect(formFromWire({ corpNm: ' 한국상사 ' }, '0')).toMatchObject({ companyName: '한국상사' })
  })

  it('comes back as it was filled in', () => {
    const anyDigits = (length: number) => fc.stringMatching(new RegExp(`^[0-9]{${length}}$`))
    const anyForm: fc.Arbitrary<ApplicationForm> = fc.record({
      managementType: fc.constant('0'),
      applicantName: fc.string(),
      birthDate: anyDigits(8),
      residenceNumber: fc.tuple(anyDigits(6), anyDigits(7)),
      mobileNumber: fc.string(),
      companyName: fc.string().map(name => name.trim()),
      corporateNumber: fc.tuple(anyDigits(6), anyDigits(7)),
      openingDate: fc.stringMatching(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/),
      settlementMonth: fc.string(),
      bank: fc.string(),
      accountNumber: fc.string(),
      accountHolder: fc.string().map(name => name.trim()),
    })
    fc.assert(
      fc.property(anyForm, form => {
        expect(formFromWire(formToWire(form), '0')).toEqual(form)
      }),
    )
  })
})

it('an application form is stored as one text for each field, under its own names', () => {
  expect(fieldTexts(ofCorporation)).toEqual({
    applicantName: '홍길동',
    birthDate: '19900131',
    residenceNumber: '9001311234567',
    mobileNumber: '01012345678',
    companyName: '한국상사',
    corporateNumber: '1101111234567',
    openingDate: '20250626',
    settlementMonth: '3',
    bank: '004',
    accountNumber: '123456789',
    accountHolder: '홍길동',
  })
})

describe('an account correction', () => {
  const { companyName, accountHolder, bank, accountNumber, managementType } = ofCorporation
  const texts = {
    companyName,
    corporateNumber: '1101111234567',
    openingDate: '20250626',
    settlementMonth: '3',
    bank,
    accountNumber,
    accountHolder,
  }
  const inCall = {
    corpNm: '한국상사',
    crpno: '1101111234567',
    opbzDt: '20250626',
    soaMm: '3',
    bankNm: '004',
    acntNo: '123456789',
    dpstrNm: '홍길동',
  }

  it('is read from a result, and sent without the fields about the person (ACC-40)', () => {
    const form = correctionFrom(texts, managementType)
    expect(form).toMatchObject({ corporateNumber: ['110111', '1234567'], openingDate: '2025-06-26' })
    expect(correctionToWire(form)).toEqual(inCall)
  })

  it('of an individual is sent with December and no corporate number', () => {
    expect(correctionToWire(correctionFrom(texts, '1'))).toEqual({ ...inCall, crpno: '', soaMm: '12' })
  })
})
