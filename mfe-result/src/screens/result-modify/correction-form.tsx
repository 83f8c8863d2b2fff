import type { ApplicationResult } from 'api-client/result'
import { MaskedNumber } from 'applicant-flow/masked-number'
import { AccountFields, useBanks } from 'applicant-flow/account'
import { FormSection } from 'applicant-flow/form-section'
import { paths } from 'domain-rules/journey'
import { AlertBox, Button, Form, LinkButton, useErrorTitle } from 'ui-kit'
import * as t from './texts.ko.ts'
import { useCorrection } from './use-correction.ts'
import { useSave } from './use-save.tsx'

type Props = { result: ApplicationResult; reload: () => Promise<void> }

/** The three fields, their check, and the buttons to save or leave (ACC-02 to ACC-06). */
export function CorrectionForm({ result, reload }: Props) {
  const banks = useBanks()
  const form = useCorrection(result.accountHolder)
  const [save, isSaving] = useSave({ result, form, reload })
  const hasProblem = (['bank', 'accountNumber', 'accountHolder'] as const).some(form.problem)
  useErrorTitle(hasProblem)

  return (
    <Form onSubmit={save}>
      <RegisteredAccount result={result} />
      <FormSection title={t.account} lead={t.lead}>
        <AccountFields form={form} banks={banks} />
      </FormSection>
      <div className="page__actions">
        <LinkButton href={paths.result} variant="tertiary">
          {t.cancel}
        </LinkButton>
        <Button
          type="submit"
          busy={isSaving}
          disabledReason={form.isChecked ? undefined : t.checkFirst}
          hasTooltip={false}
        >
          {t.save}
        </Button>
      </div>
    </Form>
  )
}

/** The registered account; if a transfer to it failed, that too. */
function RegisteredAccount({ result }: { result: ApplicationResult }) {
  const { status, bank, accountNumber, accountHolder } = result
  const hasFailed = status === '이체결과오류'
  return (
    <AlertBox tone={hasFailed ? 'danger' : 'info'} {...(hasFailed && { title: t.transferFailed })}>
      <p>
        {t.registered} {bank} <MaskedNumber number={accountNumber} /> {accountHolder && `(${accountHolder})`}
        {!(bank || accountNumber || accountHolder) && '-'}
      </p>
    </AlertBox>
  )
}
