import { useState, type MouseEvent } from 'react'
import { useAttempt } from 'remote-kit'
import { Button, ContentDialog, Progress, Status, VisuallyHidden } from 'ui-kit'
import styles from './check-answers.module.css'
import type { Filing } from './filing.ts'
import { lastFour } from './masked.ts'
import type { SubmissionEnd, SubmissionStage } from './submit-application.ts'
import * as t from './texts.ko.ts'

/** The choice of the applicant: to stay on the page, or to file. */
export type Confirmed = { kind: 'back' } | SubmissionEnd

type Props = {
  filing: Filing
  submit: (onStage: (stage: SubmissionStage) => void) => Promise<SubmissionEnd>
  close: (confirmed: Confirmed) => void
}

/** The last question, with the deposit account; open while the application is sent (APLY-10, AMB-114). */
export function ConfirmFiling({ filing, submit, close }: Props) {
  const [stage, setStage] = useState<SubmissionStage | null>(null)
  const [, file, isFiling] = useAttempt(async () => close(await submit(setStage)))
  const back = () => close({ kind: 'back' })

  /** Ignores the second click of a double click on the button that opened the question. */
  function press({ detail }: MouseEvent) {
    if (detail < 2) void file()
  }

  return (
    <ContentDialog
      title={t.confirm.title}
      size="small"
      busy={isFiling}
      hasCross={false}
      onDismiss={back}
      actions={
        <>
          {stage && <SubmissionProgress stage={stage} />}
          {!isFiling && (
            <Button variant="tertiary" size="medium" onClick={back}>
              {t.confirm.back}
            </Button>
          )}
          <Button size="medium" busy={isFiling} onClick={press}>
            {t.confirm.submit}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t.confirm.company(filing.application.form.companyName.trim())}</strong>
        <br />
        <strong>{t.confirm.account(accountOf(filing))}</strong>
      </p>
      <p>{t.confirm.lead}</p>
    </ContentDialog>
  )
}

function accountOf({ account: { bankName, accountNumber, accountHolder } }: Filing): string {
  return `${bankName} ${lastFour(accountNumber)} (${accountHolder})`
}

function SubmissionProgress({ stage }: { stage: SubmissionStage }) {
  const isSending = stage.kind === 'sending'
  const label = isSending ? t.confirm.sending : t.confirm.verifying
  return (
    <div className={styles['progress']}>
      <Progress label={label} percent={isSending ? stage.sent * 100 : undefined} />
      {/* The words only: a screen reader would read out every per cent. */}
      <VisuallyHidden>
        <Status>{label}</Status>
      </VisuallyHidden>
    </div>
  )
}
