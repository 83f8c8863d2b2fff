import { useId, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import * as t from './texts.ko.ts'

type Props = {
  message: ReactNode
  confirmLabel?: string
  /** The words on a second button, for "no". Makes the message a question. */
  cancelLabel?: string | undefined
  /** Gives the focus to "yes": a question that interrupts has the way on there. */
  urgent?: boolean | undefined
  /** Called once it has closed. Escape confirms a message, and counts as "no" to a question (MODAL-05). */
  onClose: (isConfirmed: boolean) => void
}

const CONFIRMED = 'confirmed'

/**
 * Words to confirm, or a question: its "no" has the focus first, since it changes nothing. The words are its name and
 * its headline.
 */
export function MessageDialog({ message, confirmLabel = t.ok, cancelLabel, urgent, onClose }: Props) {
  const messageId = useId()
  const isQuestion = cancelLabel !== undefined
  return (
    <Dialog
      nameId={messageId}
      firstFocus={urgent ? 'button[value]' : 'button'}
      onClose={pressed => onClose(!isQuestion || pressed === CONFIRMED)}
    >
      <form className={styles['content']} method="dialog">
        <div className={styles['message']} id={messageId}>
          {message}
        </div>
        <div className={styles['actions']}>
          {isQuestion && (
            <Button type="submit" size="medium" variant="tertiary">
              {cancelLabel}
            </Button>
          )}
          <Button type="submit" size="medium" value={CONFIRMED}>
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
