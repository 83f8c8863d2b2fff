import { isBlank } from '../blank.ts'
import * as t from './texts.ko.ts'

export const BANK_CODE_LENGTH = 3

/** Returns the message for a missing bank, or null (APLY-42, ACC-09). */
export function checkBank(bank: string): string | null {
  return isBlank(bank) ? t.bankMissing : null
}

/** Returns a bank code with three digits; some are stored without leading zeros (APLY-78, ACC-13). */
export function padBankCode(code: string): string {
  return code.padStart(BANK_CODE_LENGTH, '0')
}
