import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { texts } from '../texts.ko.ts'
import { MessageDialog } from './message-dialog.tsx'

type Props = {
  message: ReactNode
  onAnswer: (isConfirmed: boolean) => void
  title?: string
  confirmLabel?: string
  cancelLabel?: string
}

const CONFIRMED = 'confirmed'

/** Asks yes or no. Escape counts as "no" (MODAL-05), and "no" has the focus at first: it changes nothing. */
export function ConfirmDialog({ message, onAnswer, ...more }: Props) {
  const { title = texts.questionTitle, confirmLabel = texts.ok, cancelLabel = texts.cancel } = more
  return (
    <MessageDialog
      title={title}
      message={message}
      onClose={answer => onAnswer(answer === CONFIRMED)}
      actions={
        <>
          <Button type="submit" size="medium" variant="tertiary">
            {cancelLabel}
          </Button>
          <Button type="submit" size="medium" value={CONFIRMED}>
            {confirmLabel}
          </Button>
        </>
      }
    />
  )
}
