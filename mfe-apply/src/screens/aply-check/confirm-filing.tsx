import { useState, type MouseEvent } from 'react'
import { useAttempt } from 'remote-kit'
import { Button, ContentDialog, Progress, Status, VisuallyHidden } from 'ui-kit'
import styles from './check-answers.module.css'
import type { Filing } from './filing.ts'
import { lastFour } from './masked.ts'
import type { SubmissionEnd, SubmissionStage } from './submit-application.ts'
import * as t from './texts.ko.ts'

/** What the applicant did: stayed on the page, or filed. */
export type Confirmed = { kind: 'back' } | SubmissionEnd

type Props = {
  filing: Filing
  submit: (onStage: (stage: SubmissionStage) => void) => Promise<SubmissionEnd>
  close: (confirmed: Confirmed) => void
}

/** The last question, with the account that the money goes to; stays while the application is on its way (APLY-10, AMB-114). */
export function ConfirmFiling({ filing, submit, close }: Props) {
  const [stage, setStage] = useState<SubmissionStage | null>(null)
  const [, file, isFiling] = useAttempt(async () => close(await submit(setStage)))
  const back = () => close({ kind: 'back' })

  /** The second half of a double click on what opened the question is no answer to it. */
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
      {/* The words alone: the percents would never stop being read. */}
      <VisuallyHidden>
        <Status>{label}</Status>
      </VisuallyHidden>
    </div>
  )
}
