import * as texts from '../texts.ko.ts'

export const ACCOUNT_NUMBER_MAX_LENGTH = 16

const ONLY_DIGITS = /^[0-9]+$/

/** The message for an account number, or null (APLY-44 to APLY-46, ACC-10, ACC-12, ACC-14). */
export function checkAccountNumber(number: string): string | null {
  if (number === '') return texts.account.numberMissing
  if (!ONLY_DIGITS.test(number)) return texts.account.numberNotDigits
  const isTooLong = number.length > ACCOUNT_NUMBER_MAX_LENGTH
  return isTooLong ? texts.account.numberTooLong(ACCOUNT_NUMBER_MAX_LENGTH) : null
}
