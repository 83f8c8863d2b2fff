import { checkAccountNumber, formatAccountNumber } from 'domain-rules/account'
import { isPressing, TextField } from 'ui-kit'
import type { AccountForm } from './account-form.ts'
import * as t from './texts.ko.ts'

/** The account number, with any separators, validated on leaving unless empty (APLY-44 to APLY-46, ACC-14). */
export function AccountNumberField({ form }: { form: AccountForm }) {
  const { accountNumber } = form.values

  function handleBlur() {
    // The button that is being pressed validates the field too.
    if (accountNumber === '' || isPressing()) return
    const message = checkAccountNumber(accountNumber)
    if (message !== null) form.show({ field: 'accountNumber', message })
  }

  return (
    <TextField
      id={form.fieldId('accountNumber')}
      label={t.accountNumber}
      hint={t.accountNumberHint}
      inputMode="numeric"
      autoComplete="off"
      value={accountNumber}
      format={formatAccountNumber}
      onChange={typed => form.type({ accountNumber: typed })}
      onBlur={handleBlur}
      problem={form.problem('accountNumber')}
      locked={form.isChecked}
      required
    />
  )
}
