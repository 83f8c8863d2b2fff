import { isBlank } from '../blank.ts'
import * as t from './texts.ko.ts'

export const BANK_CODE_LENGTH = 3

/** The message when no bank is chosen, or null (APLY-42, ACC-09). */
export function checkBank(bank: string): string | null {
  return isBlank(bank) ? t.bankMissing : null
}

/** A bank code as the account check takes it: some are stored without their zeros (APLY-78, ACC-13). */
export function padBankCode(code: string): string {
  return code.padStart(BANK_CODE_LENGTH, '0')
}
