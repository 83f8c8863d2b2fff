import * as t from './texts.ko.ts'

export const BUSINESS_NUMBER_PARTS = [3, 2, 5] as const
export const BUSINESS_NUMBER_LENGTH = 10

const FULL_WIDTH_DIGITS = /[０-９]/g
const FULL_WIDTH_SHIFT = '０'.charCodeAt(0) - '0'.charCodeAt(0)
const NOT_A_DIGIT = /[^0-9]/g
const TEN_DIGITS = new RegExp(`^[0-9]{${BUSINESS_NUMBER_LENGTH}}$`)

/** Returns the digits of a typed or pasted text, full-width digits as ASCII (BZMN-03, GP-07). */
export function digitsOf(text: string): string {
  return text.replace(FULL_WIDTH_DIGITS, toAsciiDigit).replace(NOT_A_DIGIT, '')
}

/** Cuts digits into the three boxes; missing digits leave boxes short or empty, digits after the tenth are dropped (BZMN-02). */
export function splitBusinessNumber(digits: string): [string, string, string] {
  return [digits.slice(0, 3), digits.slice(3, 5), digits.slice(5, BUSINESS_NUMBER_LENGTH)]
}

/** Returns the number in its display form: 123-45-67890. */
export function formatBusinessNumber(digits: string): string {
  return splitBusinessNumber(digits).filter(Boolean).join('-')
}

/**
 * Returns the message for three boxes that cannot be confirmed yet, or null (BZMN-11, BZMN-12). If null, the joined
 * boxes are the number to store and send.
 */
export function checkBusinessNumberParts(parts: readonly string[]): string | null {
  const isFilled = BUSINESS_NUMBER_PARTS.every((length, box) => (parts[box] ?? '').length >= length)
  if (!isFilled) return t.incomplete
  return checkBusinessNumber(parts.join(''))
}

/** Returns the message for a number that is not exactly ten ASCII digits without hyphens, or null (BZMN-12). */
export function checkBusinessNumber(text: string): string | null {
  return TEN_DIGITS.test(text) ? null : t.notTenDigits
}

function toAsciiDigit(fullWidth: string): string {
  return String.fromCharCode(fullWidth.charCodeAt(0) - FULL_WIDTH_SHIFT)
}
