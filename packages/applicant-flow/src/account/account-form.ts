import type { Problem } from 'domain-rules'
import type { Account, AccountScreen } from 'domain-rules/account'

/** The typed values of an account; the bank by its code. */
export type AccountValues = Account & { bankName: string; isFullWidth: boolean }

/** All places of an account that can show a message. */
export type AccountField = keyof Account | 'accountCheck'

/** The part of a form that the fields of an account need. */
export type AccountForm = {
  screen: AccountScreen
  values: AccountValues
  /** True once the bank has confirmed the values: they are locked until the applicant enters them anew. */
  isChecked: boolean
  fieldId: (field: AccountField) => string
  problem: (field: AccountField) => string | undefined
  type: (values: Partial<AccountValues>) => void
  /** Shows a message beside a field, and leaves the focus where it is. */
  show: (problem: Problem<AccountField>) => void
  /** Shows the problems beside these fields and focuses the first. Returns whether there are none. */
  passes: (found: readonly Problem<AccountField>[], fields: readonly AccountField[]) => boolean
  /** Records that the bank has confirmed these values. Has no effect if they have changed meanwhile. */
  confirm: (of: AccountValues) => void
  /** Unlocks a field and focuses it (GP-14). */
  reenter: () => void
}

export const ACCOUNT_FIELDS = [
  'bank',
  'accountNumber',
  'accountHolder',
  'accountCheck',
] as const satisfies readonly AccountField[]
