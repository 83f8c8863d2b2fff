import { describe, expect, it } from 'vitest'
import { accountEditProblems, type AccountEditForm } from './account-edit-form.ts'

const now = new Date('2025-06-26T12:00:00+09:00')
const ofCorporation: AccountEditForm = {
  managementType: '0',
  companyName: '한국상사',
  corporateNumber: ['110111', '1234567'],
  openingDate: '2020-02-29',
  settlementMonth: '12',
  bank: '국민은행',
  accountNumber: '123456789',
  accountHolder: '한국상사',
}
const emptied: AccountEditForm = {
  managementType: '0',
  companyName: '',
  corporateNumber: ['', ''],
  openingDate: '',
  settlementMonth: '',
  bank: '',
  accountNumber: '',
  accountHolder: '',
}

describe('an account edit', () => {
  it('of a corporation with everything in place has no problems', () => {
    expect(accountEditProblems(ofCorporation, now)).toEqual([])
  })

  it('names its problems in the order of the checks, in the words of the correction screen', () => {
    expect(accountEditProblems(emptied, now)).toEqual([
      { field: 'companyName', message: '법인명 or 상호명을 입력해주세요' },
      { field: 'corporateNumber', message: '법인번호를 정확히 입력해주세요.' },
      { field: 'openingDate', message: '개업일자를 정확히 입력해주세요.' },
      { field: 'settlementMonth', message: '결산월을 선택해주세요.' },
      { field: 'bank', message: '은행을 선택해주세요.' },
      { field: 'accountNumber', message: '계좌번호를 입력해주세요.' },
      { field: 'accountHolder', message: '예금주명을 입력해주세요.' },
    ])
  })

  it('of an individual needs neither corporate number nor settlement month', () => {
    const ofIndividual = { ...ofCorporation, managementType: '1', corporateNumber: [], settlementMonth: '' }
    expect(accountEditProblems(ofIndividual, now)).toEqual([])
  })

  it.each([
    ['0999-12-31', '개업일자를 정확히 입력해주세요.'],
    ['20200229', '개업일자를 정확히 입력해주세요.'],
    ['2025-06-27', '개업일자는 오늘 날짜보다 클 수 없습니다.'],
  ])('refuses the opening date %s: %s', (openingDate, message) => {
    expect(accountEditProblems({ ...ofCorporation, openingDate }, now)).toEqual([
      { field: 'openingDate', message },
    ])
  })
})
