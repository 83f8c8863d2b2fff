import { digitsOf } from '../business/business-number.ts'
import { MAX_CASES } from '../programme.ts'
import type { ProofPage } from './period.ts'
import type { Division } from './proof-kinds.ts'
import * as t from './texts.ko.ts'

// The general page allows 15 displayed characters, which are 12 digits and 3 commas; the supplement page 10 digits
// (AMB-72).
const TOTAL_MAX_DIGITS = { general: 12, supplement: 10 } as const satisfies Record<ProofPage, number>

const ONLY_DIGITS = /^[0-9]+$/
const LEADING_ZEROS = /^0+(?=[0-9])/
const BEFORE_EACH_THOUSAND = /\B(?=(?:[0-9]{3})+$)/g

/** Returns the digits of a typed total, without leading zeros and at most as many as the page allows (PGEN-29, PDET-30). */
export function totalDigits(typed: string, page: ProofPage): string {
  return digitsOf(typed).replace(LEADING_ZEROS, '').slice(0, TOTAL_MAX_DIGITS[page])
}

/** Returns digits with thousands separators (PGEN-06, PDET-31). */
export function showTotal(digits: string): string {
  return digits.replace(BEFORE_EACH_THOUSAND, ',')
}

/** Returns the number of a total with or without separators (PGEN-30); null unless it is a whole number in digits. */
export function parseTotal(text: string): number | null {
  const digits = text.replaceAll(',', '')
  return ONLY_DIGITS.test(digits) ? Number(digits) : null
}

/** Returns the message for a total, or null: above 0, at most 100 cases, at most so many digits (PGEN-23, PGEN-24, PGEN-31, PDET-29, AMB-73). */
export function checkTotal(division: Division, text: string, page: ProofPage): string | null {
  const total = parseTotal(text)
  if (!total) return t.totalMissing[division]
  if (division === '건') return total > MAX_CASES ? t.tooManyCases : null

  const isTooLong = total >= 10 ** TOTAL_MAX_DIGITS[page]
  return isTooLong ? t.totalTooLong(TOTAL_MAX_DIGITS[page]) : null
}
