import { useSyncExternalStore } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { Dialogs } from './dialogs.ts'

/** Draws whichever dialog of the queue has its turn. */
export function DialogHost({ dialogs }: { dialogs: Dialogs }) {
  const dialog = useSyncExternalStore(dialogs.subscribe, dialogs.current)
  if (!dialog) return null

  const { id, kind, message, answers, answer } = dialog
  if (kind === 'alert') return <AlertDialog key={id} message={message} onClose={() => answer(true)} />

  const labels = answers && { confirmLabel: answers.yes, cancelLabel: answers.no }
  return <ConfirmDialog key={id} message={message} onAnswer={answer} {...labels} />
}
