import { toHalfWidth } from '../text-bytes.ts'
import * as t from './texts.ko.ts'

export const ACCOUNT_NUMBER_MAX_LENGTH = 16

const ONLY_DIGITS = /^[0-9]+$/

const BETWEEN_DIGITS = /[\s\-‐-―]/g

/**
 * Returns the value of an account number's field after typing or pasting: without spaces and hyphens, full-width
 * digits as ASCII, sixteen characters at most. Other characters stay, for the message to name (APLY-45, APLY-46).
 */
export function formatAccountNumber(typed: string): string {
  return toHalfWidth(typed).replace(BETWEEN_DIGITS, '').slice(0, ACCOUNT_NUMBER_MAX_LENGTH)
}

/** Returns the message for an account number, or null (APLY-44 to APLY-46, ACC-10, ACC-12, ACC-14). */
export function checkAccountNumber(number: string): string | null {
  if (number === '') return t.numberMissing
  if (!ONLY_DIGITS.test(number)) return t.numberNotDigits
  const isTooLong = number.length > ACCOUNT_NUMBER_MAX_LENGTH
  return isTooLong ? t.numberTooLong(ACCOUNT_NUMBER_MAX_LENGTH) : null
}
