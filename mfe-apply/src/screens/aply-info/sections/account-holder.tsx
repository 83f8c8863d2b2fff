import { useState, type ReactNode } from 'react'
import { byteLength } from 'domain-rules'
import { ACCOUNT_HOLDER_MAX_BYTES, fitAccountHolder } from 'domain-rules/account'
import { AlertBox, Checkbox, TextField } from 'ui-kit'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import { convertHolder } from './convert-holder.ts'

type Props = { form: ApplicationFormHandle; children?: ReactNode }

/** Whose account it is, within 60 bytes, in full width where that is wanted (APLY-47 to APLY-51, GP-13). */
export function AccountHolder({ form, children }: Props) {
  const { accountHolder, isFullWidth } = form.state.values
  const [leftOut, setLeftOut] = useState('')
  const locked = form.state.checks.account === 'done'

  function type(holder: string, typed: string) {
    setLeftOut(fitAccountHolder(typed, isFullWidth).leftOut)
    form.change({ kind: 'typed', values: { accountHolder: holder } })
  }

  async function convert(wide: boolean) {
    const values = await convertHolder({ accountHolder }, wide)
    if (values) form.change({ kind: 'typed', values })
  }

  return (
    <>
      <TextField
        id={fieldId('accountHolder')}
        label={t.fields.accountHolder}
        hint={t.hints.accountHolder(byteLength(accountHolder), ACCOUNT_HOLDER_MAX_BYTES)}
        autoComplete="off"
        value={accountHolder}
        format={typed => fitAccountHolder(typed, isFullWidth).holder}
        onChange={type}
        problem={form.problem('accountHolder')}
        locked={locked}
        required
      />
      {leftOut && (
        <AlertBox tone="warning" announced>
          {t.hints.holderCut(leftOut)}
        </AlertBox>
      )}
      {children}
      {!locked && (
        <Checkbox
          label={t.fields.fullWidth}
          hint={t.hints.fullWidth}
          checked={isFullWidth}
          onChange={wide => void convert(wide)}
        />
      )}
    </>
  )
}
