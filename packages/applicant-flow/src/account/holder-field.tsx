import { useState, type ReactNode } from 'react'
import { byteLength } from 'domain-rules'
import { ACCOUNT_HOLDER_MAX_BYTES, fitAccountHolder } from 'domain-rules/account'
import { AlertBox, Checkbox, TextField } from 'ui-kit'
import type { AccountForm } from './account-form.ts'
import { convertHolder } from './convert-holder.ts'
import * as t from './texts.ko.ts'

/** Names that have a form in full width, which a bank may have registered. */
const HAS_HALF_WIDTH = /[!-~]/
/** The length from which the count is shown. */
const NEAR_THE_LIMIT = ACCOUNT_HOLDER_MAX_BYTES - 10

type Props = { form: AccountForm; children?: ReactNode }

/** The holder of the account, within 60 bytes, on request in full width (APLY-47 to APLY-51, ACC-15, ACC-19, GP-13). */
export function HolderField({ form, children }: Props) {
  const { accountHolder, isFullWidth } = form.values
  const [leftOut, setLeftOut] = useState('')
  const locked = form.isChecked

  function type(holder: string, typed: string) {
    setLeftOut(fitAccountHolder(typed, isFullWidth).leftOut)
    form.type({ accountHolder: holder })
  }

  async function convert(wide: boolean) {
    const values = await convertHolder({ accountHolder }, wide)
    if (values) form.type(values)
  }

  return (
    <>
      <TextField
        id={form.fieldId('accountHolder')}
        label={t.accountHolder}
        hint={hintFor(accountHolder)}
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
          {t.holderCut(leftOut)}
        </AlertBox>
      )}
      {children}
      {!locked && (isFullWidth || HAS_HALF_WIDTH.test(accountHolder)) && (
        <Checkbox
          label={t.fullWidth}
          hint={t.fullWidthHint}
          checked={isFullWidth}
          onChange={wide => void convert(wide)}
        />
      )}
    </>
  )
}

function hintFor(holder: string): string {
  const used = byteLength(holder)
  const counted = used < NEAR_THE_LIMIT ? [] : [t.accountHolderBytes(used, ACCOUNT_HOLDER_MAX_BYTES)]
  return [t.accountHolderHint, ...counted].join(' ')
}
