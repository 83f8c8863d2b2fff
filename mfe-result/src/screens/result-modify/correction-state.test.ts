import { expect, it } from 'vitest'
import { changeCorrection, freshCorrection } from './correction-state.ts'

const account = {
  bank: '088',
  bankName: '신한은행',
  accountNumber: '110123456789',
  accountHolder: '김시험',
  isFullWidth: false,
}
const open = changeCorrection(freshCorrection(''), { kind: 'typed', values: account })
const checked = changeCorrection(open, { kind: 'confirmed', of: account })

it('starts with the holder only', () => {
  const values = { bank: '', bankName: '', accountNumber: '', accountHolder: '김시험', isFullWidth: false }
  expect(freshCorrection('김시험')).toEqual({ values, isChecked: false, problems: [] })
})

it('is checked for the values that the bank confirmed', () => {
  expect(checked.isChecked).toBe(true)
  for (const changed of [{ bank: '4' }, { accountNumber: '1' }, { accountHolder: '김' }]) {
    const meanwhile = changeCorrection(open, { kind: 'typed', values: changed })
    expect(changeCorrection(meanwhile, { kind: 'confirmed', of: account }).isChecked).toBe(false)
    expect(changeCorrection(checked, { kind: 'typed', values: changed }).isChecked).toBe(false)
  }
  expect(changeCorrection(checked, { kind: 'reopened' })).toEqual(open)
  expect(changeCorrection(open, { kind: 'typed', values: { isFullWidth: true } }).isChecked).toBe(false)
  expect(changeCorrection(checked, { kind: 'typed', values: { isFullWidth: true } }).isChecked).toBe(true)
})

it('removes the problem of a changed field, and keeps the others', () => {
  const problems = [
    { field: 'bank', message: 'a' },
    { field: 'accountNumber', message: 'b' },
  ] as const
  const fields = ['bank', 'accountNumber'] as const
  const wrong = changeCorrection(open, { kind: 'validated', fields, problems })
  const typed = changeCorrection(wrong, { kind: 'typed', values: { bank: '4', bankName: 'KB국민은행' } })
  expect(typed.problems).toEqual([problems[1]])
  expect(typed.values).toEqual({ ...account, bank: '4', bankName: 'KB국민은행' })
  expect(changeCorrection(wrong, { kind: 'confirmed', of: account })).toEqual(checked)
  const validated = changeCorrection(wrong, { kind: 'validated', fields: ['bank'], problems: [] })
  expect(validated.problems).toEqual([problems[1]])
})
