import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { checkProofPeriod, joinProofYears, splitProofYears } from './period.ts'

const GENERAL = '실적증빙 기간을 최소 1개 이상 선택해주세요.'
const SUPPLEMENT = '증빙기간을 입력해주세요.'

it.each([[['2024']], [['2025']], [['2025', '2024']]])('takes the years %j', years => {
  expect(checkProofPeriod(years, 'general')).toBeNull()
  expect(checkProofPeriod(years, 'supplement')).toBeNull()
})

it.each([[[]], [['2023']], [['2024', '2026']], [['']], [['2024,2025']], [['24']]])(
  'refuses the years %j in the words of the page',
  years => {
    expect(checkProofPeriod(years, 'general')).toBe(GENERAL)
    expect(checkProofPeriod(years, 'supplement')).toBe(SUPPLEMENT)
  },
)

it.each([
  [['2025', '2024'], '2024,2025'],
  [['2025', '2025'], '2025'],
  [[], ''],
])('stores %j as "%s"', (years, stored) => {
  expect(joinProofYears(years)).toBe(stored)
})

it.each([
  ['', []],
  [' 2024 , 2025,', ['2024', '2025']],
  ['2025', ['2025']],
])('reads "%s" as %j', (stored, years) => {
  expect(splitProofYears(stored)).toEqual(years)
})

it('reads back what it stored, and never changes the list it was given', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom('2023', '2024', '2025', '2026')), years => {
      const chosen = Object.freeze(years)
      expect(splitProofYears(joinProofYears(chosen))).toEqual(chosen.toSorted())
    }),
  )
})
