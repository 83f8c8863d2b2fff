import { useState, type ReactNode, type SubmitEvent } from 'react'
import { AlertBox, Button, ContentDialog, TextField } from 'ui-kit'
import * as t from './texts.ko.ts'
import { card, Problem } from 'page-kit'
import styles from './waiting-room-panel.module.css'

type Props = {
  title: string
  /** The effects, a sentence each. Without effects the button does nothing. */
  effects: readonly string[]
  isDangerous?: boolean
  carryOut: string
  /** Carries out the change. Rejects with the problem. */
  onCarryOut: (reason: { reason?: string }) => Promise<void>
  onClose: () => void
  children?: ReactNode
}

/** The fields of a change, then its effects, and below them the button that carries it out. */
export function ChangeForm({ title, effects, carryOut, onCarryOut, onClose, children, ...props }: Props) {
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<Error>()
  const [busy, setBusy] = useState(false)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (busy || effects.length === 0) return
    setBusy(true)
    setProblem(undefined)
    try {
      await onCarryOut(reason.trim() === '' ? {} : { reason: reason.trim() })
      onClose()
    } catch (error) {
      setProblem(error instanceof Error ? error : new Error(String(error)))
      setBusy(false)
    }
  }

  return (
    <ContentDialog title={title} size="small" busy={busy} onDismiss={onClose}>
      <form className={styles['form']} onSubmit={event => void submit(event)} noValidate>
        {children}
        <TextField label={t.reason} hint={t.reasonHint} maxLength={500} value={reason} onChange={setReason} />
        {effects.length > 0 && (
          <AlertBox tone={props.isDangerous ? 'danger' : 'warning'} title={t.willHappen} announced>
            <ul className={card['sentences']}>
              {effects.map(effect => (
                <li key={effect}>{effect}</li>
              ))}
            </ul>
          </AlertBox>
        )}
        {problem && <Problem error={problem} />}
        <div className={card['actions']}>
          <Button size="medium" variant="tertiary" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" size="medium" busy={busy}>
            {carryOut}
          </Button>
        </div>
      </form>
    </ContentDialog>
  )
}
