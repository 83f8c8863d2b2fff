import { useState } from 'react'
import { fullWidthHint, formatAccountNumber } from 'domain-rules/account'
import { useAttempt } from 'remote-kit'
import { session } from 'shared-session'
import { AlertBox, Button, TextField } from 'ui-kit'
import { askAccount } from '../checks/account.ts'
import { problemOnBlur, problemsBeforeCheck } from '../form/form-problems.ts'
import type { FormValues } from '../form/form-state.ts'
import { fieldId, type ApplicationFormHandle } from '../form/use-application-form.ts'
import type { useBanks } from '../form/use-banks.ts'
import * as t from '../texts.ko.ts'
import { AccountHolder } from './account-holder.tsx'
import { BankField } from './bank-field.tsx'
import { CheckStep } from './check-step.tsx'
import { convertHolder } from './convert-holder.ts'
import { FormSection } from './form-section.tsx'
import { isPressing } from './is-pressing.ts'

const ABOUT = ['bank', 'accountNumber', 'accountHolder', 'accountCheck'] as const

type Props = { form: ApplicationFormHandle; banks: ReturnType<typeof useBanks> }

/** Where the money goes, checked with the bank (APLY-09, APLY-42 to APLY-51, APLY-77 to APLY-93). */
export function AccountSection({ form, banks }: Props) {
  const [mismatched, setMismatched] = useState<string | null>(null)
  const { accountHolder } = form.state.values
  const hint = mismatched === accountHolder ? fullWidthHint(accountHolder) : null
  const [, convertAndAsk, isAsking] = useAttempt(async (signal: AbortSignal) => {
    const converted = await convertHolder({ accountHolder }, true)
    if (!converted) return
    form.change({ kind: 'typed', values: converted })
    const values = { ...form.state.values, ...converted }
    const found = problemsBeforeCheck('account', { ...form.state, values }, session.get(), new Date())
    if (form.passes(found, ABOUT)) await ask(values, signal)
  })

  async function ask(of: FormValues, signal: AbortSignal) {
    const verdict = await askAccount(of, signal)
    if (!verdict) return
    setMismatched(verdict.ok ? null : of.accountHolder)
    if (verdict.ok) form.change({ kind: 'checked', check: 'account', outcome: 'done', of })
    else form.passes([{ field: 'accountHolder', message: verdict.reason }], ['accountHolder'])
  }

  return (
    <FormSection title={t.sections.account}>
      <BankField form={form} banks={banks} />
      <AccountNumber form={form} />
      <AccountHolder form={form}>
        {hint && (
          <AlertBox tone="info" announced>
            <p>{hint}</p>
            <Button variant="secondary" size="medium" busy={isAsking} onClick={() => void convertAndAsk()}>
              {t.checks.account.convertAndCheck}
            </Button>
          </AlertBox>
        )}
      </AccountHolder>
      <CheckStep form={form} check="account" fields={ABOUT} words={t.checks.account} ask={ask} />
    </FormSection>
  )
}

/** Digits, however they are parted; validated when it is left with something in it (APLY-44 to APLY-46). */
function AccountNumber({ form }: { form: ApplicationFormHandle }) {
  const { values, checks: states } = form.state

  function handleBlur() {
    // What a press starts validates it too.
    if (isPressing()) return
    const found = problemOnBlur('accountNumber', values, new Date())
    if (found.length > 0) form.change({ kind: 'validated', fields: ['accountNumber'], problems: found })
  }

  return (
    <TextField
      id={fieldId('accountNumber')}
      label={t.fields.accountNumber}
      hint={t.hints.accountNumber}
      inputMode="numeric"
      autoComplete="off"
      value={values.accountNumber}
      format={formatAccountNumber}
      onChange={accountNumber => form.change({ kind: 'typed', values: { accountNumber } })}
      onBlur={handleBlur}
      problem={form.problem('accountNumber')}
      locked={states.account === 'done'}
      required
    />
  )
}
