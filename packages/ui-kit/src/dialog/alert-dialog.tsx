import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { texts } from '../texts.ko.ts'
import { MessageDialog } from './message-dialog.tsx'

type Props = { message: ReactNode; onClose: () => void; title?: string; closeLabel?: string }

/** Tells something. Escape counts as "확인" (MODAL-05). */
export function AlertDialog({ message, onClose, title = texts.alertTitle, closeLabel = texts.ok }: Props) {
  return (
    <MessageDialog
      title={title}
      message={message}
      onClose={() => onClose()}
      actions={
        <Button type="submit" size="medium">
          {closeLabel}
        </Button>
      }
    />
  )
}
