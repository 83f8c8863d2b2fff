import type { Catalogue } from 'sandbox-api'

const person = {
  personId: 'P-001',
  key: 'fresh',
  ci: 'CI',
  name: '시험신규',
  birthDate: '19800101',
  mobileNumber: null,
  mobileCarrier: null,
  residenceNumber: null,
  description: '처음 신청',
}
const business = {
  businessNumber: '1234567802',
  key: 'open',
  description: '영업 중',
  record: {},
  openingDate: '20200101',
  corporateNumber: '',
  fails: false,
  answersAfterMs: 0,
  mayApply: true,
  applications: [],
}
const account = {
  bankCode: '004',
  accountNumber: '10001',
  key: 'exact',
  enteredHolder: '시험신규',
  holder: '시험신규',
  description: '정상 계좌',
  fails: false,
  isConfirmed: true,
  hint: null,
}

const another = { ...person, personId: 'P-002', name: '시험중복', residenceNumber: '8001010000001' }

/** A catalogue with two persons, and one of each other kind that the page shows. */
export const catalogue: Catalogue = {
  businesses: [business],
  persons: [person, another],
  realName: { failingResidenceNumber: '0' },
  accounts: [account],
  platformAmounts: [],
  carriers: [],
  parcels: [],
}
