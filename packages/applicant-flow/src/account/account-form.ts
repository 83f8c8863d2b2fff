import type { Problem } from 'domain-rules'
import type { Account, AccountScreen } from 'domain-rules/account'
import * as v from 'valibot'

/** An account as it is typed; the bank by its code. */
export type AccountValues = Account & { bankName: string; isFullWidth: boolean }

/** The same, as a draft has kept it. */
export const AccountShape: v.GenericSchema<unknown, AccountValues> = v.object({
  bank: v.string(),
  bankName: v.string(),
  accountNumber: v.string(),
  accountHolder: v.string(),
  isFullWidth: v.boolean(),
})

/** Everything of an account that a message can stand beside. */
export type AccountField = keyof Account | 'accountCheck'

/** A form of which an account is part, as the account's fields use it. */
export type AccountForm = {
  screen: AccountScreen
  values: AccountValues
  /** Whether the bank has confirmed what stands there: then it is locked, until it is entered anew. */
  isChecked: boolean
  fieldId: (field: AccountField) => string
  problem: (field: AccountField) => string | undefined
  type: (values: Partial<AccountValues>) => void
  /** Puts a message beside a field, and leaves the focus where it is. */
  show: (problem: Problem<AccountField>) => void
  /** Puts the problems beside these fields, goes to the first, and says whether there are none. */
  passes: (found: readonly Problem<AccountField>[], fields: readonly AccountField[]) => boolean
  /** The bank has confirmed these values, which counts for nothing if they have changed meanwhile. */
  confirm: (of: AccountValues) => void
  /** Opens what is locked, and goes there (GP-14). */
  reenter: () => void
}

export const ACCOUNT_FIELDS = [
  'bank',
  'accountNumber',
  'accountHolder',
  'accountCheck',
] as const satisfies readonly AccountField[]
