import { isCalendarDate, expandDate } from 'domain-rules'
import { fullWidthHint } from 'domain-rules/account'
import { showLookupAmount } from 'domain-rules/application'
import { expect, it } from 'vitest'
import { testPerson, testPersons } from '../catalogue/persons.ts'
import { codeRows } from '../../stores/migrations/0002-codes.ts'
import { catalogue } from './catalogue.ts'

it('offers persons, accounts, platform amounts and carriers beside the businesses', () => {
  const { businesses, persons, accounts, platformAmounts, carriers, parcels } = catalogue
  for (const list of [businesses, persons, accounts, platformAmounts, carriers, parcels]) {
    expect(list.length).toBeGreaterThan(0)
  }
})

it('tells the outcome of a business beside its number', () => {
  expect(catalogue.businesses).toContainEqual(
    expect.objectContaining({ key: 'closed', businessNumber: '1234567807', mayApply: false, fails: false }),
  )
})

it('has a person for each business that a seed is made for, and for nothing else', () => {
  expect(testPerson('S-1234567802')).toMatchObject({
    name: '시험시드',
    key: 'S-1234567802',
    description: '시드로 만든 신청의 신청인 (1234567802)',
  })
  for (const id of ['S-123456780', 'S-12345678020', 'x', '']) expect(testPerson(id)).toBeUndefined()
})

it('names everything once', () => {
  const { businesses, persons, accounts, platformAmounts, parcels } = catalogue
  for (const list of [businesses, persons, accounts, platformAmounts, parcels]) {
    const keys = list.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
  }
  expect(new Set(testPersons.map(({ ci }) => ci)).size).toBe(testPersons.length)
})

it('holds values that no one can have: a birth before 1900 by the residence number, a mobile number not given out', () => {
  for (const { residenceNumber, birthDate, mobileNumber } of testPersons) {
    expect(isCalendarDate(expandDate(birthDate))).toBe(true)
    expect(residenceNumber ?? `${birthDate.slice(2)}0000000`).toMatch(
      new RegExp(`^${birthDate.slice(2)}0\\d{6}$`),
    )
    expect(mobileNumber ?? '01000000000').toMatch(/^0100000\d{4}$/)
  }
})

it('has an account for each outcome, with a bank of the list', () => {
  const banks = codeRows
    .filter(({ groupId }) => groupId === 'BANK')
    .map(({ codeId }) => codeId.padStart(3, '0'))
  for (const { bankCode } of catalogue.accounts) expect(banks).toContain(bankCode)
  const outcomes = Object.fromEntries(
    catalogue.accounts.map(({ key, isConfirmed, fails }) => [key, { isConfirmed, fails }]),
  )
  expect(outcomes).toEqual({
    exact: { isConfirmed: true, fails: false },
    'spaces-and-case': { isConfirmed: true, fails: false },
    prefix: { isConfirmed: true, fails: false },
    'mismatch-hangul': { isConfirmed: false, fails: false },
    'mismatch-latin': { isConfirmed: false, fails: false },
    'bank-fails': { isConfirmed: false, fails: true },
    'longest-number': { isConfirmed: true, fails: false },
  })
})

it('tells of the Latin mismatch what the page advises', () => {
  const latin = catalogue.accounts.find(({ key }) => key === 'mismatch-latin')
  expect(latin?.hint).toBe(fullWidthHint('SANDBOX'))
})

it('has an amount below, at and above what is shown plainly, and none', () => {
  expect(catalogue.platformAmounts.map(({ supportAmount }) => supportAmount).toSorted()).toEqual([
    0, 120_000, 300_000,
  ])
  const shown = catalogue.platformAmounts.flatMap(({ months }) =>
    months.map(({ amount }) => showLookupAmount(amount)),
  )
  expect(shown).toContain('30만원 이상')
  const known = catalogue.platformAmounts.map(({ businessNumber }) => businessNumber)
  const missing = catalogue.businesses.filter(
    ({ record, businessNumber }) => record.applicationType === '신속' && !known.includes(businessNumber),
  )
  expect(missing.map(({ key }) => key)).toEqual(['quick-fee-missing'])
})
