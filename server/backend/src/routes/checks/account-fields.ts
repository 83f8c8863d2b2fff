import { ACCOUNT_NUMBER_MAX_LENGTH, BANK_CODE_LENGTH } from 'domain-rules/account'
import * as v from 'valibot'

/** A bank's code in the form of the bank: exactly three digits (APLY-78). */
export const paddedBankCode = v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{${BANK_CODE_LENGTH}}$`)))

/** A bank's code in the form of the list, where zeros may be missing. */
export const listedBankCode = v.pipe(v.string(), v.regex(new RegExp(`^[0-9]{1,${BANK_CODE_LENGTH}}$`)))

export const accountNumber = v.pipe(
  v.string(),
  v.regex(new RegExp(`^[0-9]{1,${ACCOUNT_NUMBER_MAX_LENGTH}}$`)),
)
