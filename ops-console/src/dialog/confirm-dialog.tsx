import { card, Form, Press, Problem } from 'page-kit'
import { useState, type ReactNode } from 'react'
import { AlertBox, ContentDialog, TextField } from 'ui-kit'
import styles from './confirm-dialog.module.css'
import * as t from './texts.ko.ts'
import { useAttempt } from './use-attempt.ts'

type Props = {
  title: string
  /** The effects, a sentence each. Without any the button does nothing. Absent if `children` describe them. */
  effects?: readonly string[]
  isDangerous?: boolean
  size?: 'small' | 'large'
  /** False for a change that stores no reason. */
  asksReason?: boolean
  carryOut: string
  /** Carries out the change. Rejects with the problem. */
  onCarryOut: (why: { reason?: string }) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

/**
 * The fields of a change, then its effects, and below them the button that carries it out. The effects follow each key,
 * so they are spoken when the person pauses.
 */
export function ConfirmDialog({ title, effects, carryOut, onCarryOut, onClose, children, ...props }: Props) {
  const { isDangerous = false, size = 'small', asksReason = true } = props
  const { problem, busy, attempt } = useAttempt()
  const [typed, setTyped] = useState('')
  const reason = typed.trim()

  function submit() {
    if (busy || effects?.length === 0) return
    void attempt(async () => {
      await onCarryOut(reason === '' ? {} : { reason })
      onClose()
    })
  }

  return (
    <ContentDialog title={title} size={size} busy={busy} onDismiss={onClose}>
      <Form onSubmit={submit}>
        {children}
        {asksReason && <Reason value={typed} onChange={setTyped} />}
        {effects && (
          <div className={styles['effects']} aria-live="polite">
            {effects.length > 0 && <Effects of={effects} isDangerous={isDangerous} />}
          </div>
        )}
        {problem && <Problem error={problem} />}
        <div className={card['actions']}>
          <Press label={t.cancel} onClick={onClose} />
          <Press type="submit" variant="primary" label={carryOut} busy={busy} />
        </div>
      </Form>
    </ContentDialog>
  )
}

type ReasonProps = { value: string; onChange: (typed: string) => void }

/** The field for the reason of a change. */
export function Reason(props: ReasonProps) {
  return <TextField label={t.reason} hint={t.reasonHint} maxLength={500} {...props} />
}

type EffectsProps = {
  of: readonly string[]
  isDangerous: boolean
  /** Spoken as soon as they appear. */
  announced?: boolean
}

/** The effects of a change, a sentence each. */
export function Effects({ of, isDangerous, announced = false }: EffectsProps) {
  return (
    <AlertBox tone={isDangerous ? 'danger' : 'warning'} title={t.willHappen} announced={announced}>
      <ul className={card['sentences']}>
        {of.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </AlertBox>
  )
}
