import { useState, type ReactNode } from 'react'
import { byteLength } from 'domain-rules'
import { ACCOUNT_HOLDER_MAX_BYTES, fitAccountHolder } from 'domain-rules/account'
import { AlertBox, Checkbox, TextField } from 'ui-kit'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import { convertHolder } from './convert-holder.ts'

/** What has a form in full width, which a bank may have registered. */
const HAS_HALF_WIDTH = /[!-~]/
/** From here on the count is told. */
const NEAR_THE_LIMIT = ACCOUNT_HOLDER_MAX_BYTES - 10

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
          {t.hints.holderCut(leftOut)}
        </AlertBox>
      )}
      {children}
      {!locked && (isFullWidth || HAS_HALF_WIDTH.test(accountHolder)) && (
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

function hintFor(holder: string): string {
  const used = byteLength(holder)
  const counted = used < NEAR_THE_LIMIT ? [] : [t.hints.accountHolderBytes(used, ACCOUNT_HOLDER_MAX_BYTES)]
  return [t.hints.accountHolder, ...counted].join(' ')
}
