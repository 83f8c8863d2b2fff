export { accountProblems, type Account } from './account.ts'
export {
  ACCOUNT_HOLDER_MAX_BYTES,
  checkAccountHolder,
  fitAccountHolder,
  type AccountScreen,
} from './account-holder.ts'
export { ACCOUNT_NUMBER_MAX_LENGTH, checkAccountNumber, formatAccountNumber } from './account-number.ts'
export { BANK_CODE_LENGTH, checkBank, padBankCode } from './bank.ts'
export { fullWidthHint, holderVerdict } from './holder-match.ts'
