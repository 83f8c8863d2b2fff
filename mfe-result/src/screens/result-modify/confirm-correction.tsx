import type { AccountValues } from 'applicant-flow/account'
import { useAttempt } from 'remote-kit'
import { Button, ContentDialog, SummaryList } from 'ui-kit'
import type { SaveEnd } from './save-correction.ts'
import * as t from './texts.ko.ts'

/** The choice of the applicant: to stay on the form, or to save. */
export type Confirmed = { kind: 'back' } | SaveEnd

type Props = { values: AccountValues; save: () => Promise<SaveEnd>; close: (confirmed: Confirmed) => void }

/** The last check of the account; open until it is saved (ACC-04, AMB-114). */
export function ConfirmCorrection({ values, save, close }: Props) {
  const [, run, isSaving] = useAttempt(async () => close(await save()))
  const back = () => close({ kind: 'back' })
  return (
    <ContentDialog
      title={t.confirm.title}
      size="small"
      busy={isSaving}
      hasCross={false}
      onDismiss={back}
      actions={
        <>
          {!isSaving && (
            <Button variant="tertiary" size="medium" onClick={back}>
              {t.confirm.back}
            </Button>
          )}
          <Button size="medium" busy={isSaving} onClick={() => void run()}>
            {t.confirm.yes}
          </Button>
        </>
      }
    >
      <p>{t.confirm.lead}</p>
      <SummaryList
        rows={[
          [t.confirm.bank, values.bankName],
          [t.confirm.number, values.accountNumber],
          [t.confirm.holder, values.accountHolder],
        ]}
      />
    </ContentDialog>
  )
}
