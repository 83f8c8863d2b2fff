import { Activity, useSyncExternalStore } from 'react'
import { AlertDialog } from './alert-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import type { AskedDialog, Dialogs } from './dialogs.ts'

/** Draws whichever dialog of the queue has its turn. One that had to step back keeps what was typed in it. */
export function DialogHost({ dialogs }: { dialogs: Dialogs }) {
  const queue = useSyncExternalStore(dialogs.subscribe, dialogs.queue)
  return queue.map((dialog, place) => (
    <Activity key={dialog.id} mode={place === 0 ? 'visible' : 'hidden'}>
      <Asked dialog={dialog} />
    </Activity>
  ))
}

function Asked({ dialog }: { dialog: AskedDialog }) {
  if (dialog.kind === 'content') return <dialog.Content close={dialog.answer} />
  if (dialog.kind === 'alert') return <AlertDialog message={dialog.message} onClose={dialog.answer} />

  const { message, answers, answer } = dialog
  const labels = answers && { confirmLabel: answers.yes, cancelLabel: answers.no }
  return <ConfirmDialog message={message} onAnswer={answer} {...labels} />
}
