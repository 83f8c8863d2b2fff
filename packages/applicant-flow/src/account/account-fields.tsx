import { useState } from 'react'
import { accountProblems, fullWidthHint } from 'domain-rules/account'
import { useAttempt } from 'remote-kit'
import { AlertBox, Button } from 'ui-kit'
import { CheckStep } from '../form-section/check-step.tsx'
import { ACCOUNT_FIELDS, type AccountForm, type AccountValues } from './account-form.ts'
import { AccountNumberField } from './account-number-field.tsx'
import { askAccount } from './ask-account.ts'
import { BankField } from './bank-field.tsx'
import { convertHolder } from './convert-holder.ts'
import { HolderField } from './holder-field.tsx'
import * as t from './texts.ko.ts'
import type { Banks } from './use-banks.ts'

type Props = { form: AccountForm; banks: Banks }

/**
 * The account that the money is paid to, checked with the bank (APLY-42 to APLY-51, APLY-77 to APLY-93, ACC-02,
 * ACC-03, ACC-09 to ACC-21).
 */
export function AccountFields({ form, banks }: Props) {
  const [mismatched, setMismatched] = useState<string | null>(null)
  const { screen, values, isChecked } = form
  const hint = mismatched === values.accountHolder ? fullWidthHint(values.accountHolder) : null
  const [, check, isChecking] = useAttempt((signal: AbortSignal) => ask(values, signal))
  const [, convertAndCheck, isConverting] = useAttempt(async (signal: AbortSignal) => {
    const converted = await convertHolder(values, true)
    if (!converted) return
    form.type(converted)
    await ask({ ...values, ...converted }, signal)
  })

  async function ask(of: AccountValues, signal: AbortSignal) {
    if (!form.passes(accountProblems(of, screen), ACCOUNT_FIELDS)) return
    const verdict = await askAccount(screen, of, signal)
    if (!verdict) return
    setMismatched(verdict.ok ? null : of.accountHolder)
    if (verdict.ok) form.confirm(of)
    else form.passes([{ field: 'accountHolder', message: verdict.reason }], ['accountHolder'])
  }

  return (
    <>
      <BankField form={form} banks={banks} />
      <AccountNumberField form={form} />
      <HolderField form={form}>
        {hint && (
          <AlertBox tone="info" announced>
            <p>{hint}</p>
            <Button
              variant="secondary"
              size="medium"
              busy={isConverting}
              onClick={() => void convertAndCheck()}
            >
              {t.convertAndCheck}
            </Button>
          </AlertBox>
        )}
      </HolderField>
      <CheckStep
        id={form.fieldId('accountCheck')}
        state={isChecked ? 'done' : 'open'}
        words={t.check}
        problem={form.problem('accountCheck')}
        isRunning={isChecking}
        onCheck={() => void check()}
        onReenter={form.reenter}
      />
    </>
  )
}
