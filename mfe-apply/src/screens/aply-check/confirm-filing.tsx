import { useId, useState } from 'react'
import { useAttempt } from 'remote-kit'
import { Button, ContentDialog, Progress, Status, SummaryList, VisuallyHidden } from 'ui-kit'
import type { FormField } from '../form/form-state.ts'
import { fieldId } from '../form/use-application-form.ts'
import * as t from '../texts.ko.ts'
import type { Answer, AnswerGroup } from './answers.ts'
import styles from './check-answers.module.css'
import type { SubmissionEnd, SubmissionStage } from './submit-application.ts'

/** What the applicant did after looking at the answers: went back, perhaps to a certain field, or filed them. */
export type Checked = { kind: 'back' } | { kind: 'change'; field: FormField } | SubmissionEnd

type Props = {
  groups: readonly AnswerGroup[]
  submit: (onStage: (stage: SubmissionStage) => void) => Promise<SubmissionEnd>
  close: (checked: Checked) => void
}

/** All answers once more, before they are filed and cannot be changed; stays while they are on their way (APLY-10, AMB-114). */
export function CheckAnswers({ groups, submit, close }: Props) {
  const [stage, setStage] = useState<SubmissionStage | null>(null)
  const [, file, isFiling] = useAttempt(async () => close(await submit(setStage)))
  const back = () => close({ kind: 'back' })

  return (
    <ContentDialog
      title={t.answers.title}
      busy={isFiling}
      hasCross={false}
      onDismiss={back}
      actions={
        <>
          {stage && <SubmissionProgress stage={stage} />}
          {!isFiling && (
            <Button variant="tertiary" size="medium" onClick={back}>
              {t.answers.back}
            </Button>
          )}
          <Button size="medium" busy={isFiling} onClick={() => void file()}>
            {t.answers.submit}
          </Button>
        </>
      }
    >
      <p>{t.answers.lead}</p>
      {groups.map(group => (
        <Group
          key={group.title}
          {...group}
          onChange={field => isFiling || close({ kind: 'change', field })}
        />
      ))}
    </ContentDialog>
  )
}

type OnChange = { onChange: (field: FormField) => void }

function Group({ title, answers, onChange }: AnswerGroup & OnChange) {
  const id = useId()
  return (
    <section className={styles['group']} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <SummaryList
        rows={answers.map(answer => [
          answer.label,
          <Value key={answer.label} {...answer} onChange={onChange} />,
        ])}
      />
    </section>
  )
}

function Value({ label, value, spoken = value, field, onChange }: Answer & OnChange) {
  return (
    <span className={styles['value']}>
      <span aria-hidden={spoken !== value || undefined}>{value || t.answers.none}</span>
      {spoken !== value && <VisuallyHidden>{spoken}</VisuallyHidden>}
      {field && (
        <a
          className={styles['change']}
          href={`#${fieldId(field)}`}
          onClick={event => {
            // The address stays what the router made it.
            event.preventDefault()
            onChange(field)
          }}
        >
          {t.answers.change}
          <VisuallyHidden> {label}</VisuallyHidden>
        </a>
      )}
    </span>
  )
}

function SubmissionProgress({ stage }: { stage: SubmissionStage }) {
  const isSending = stage.kind === 'sending'
  const label = isSending ? t.answers.sending : t.answers.verifying
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
