import { Activity, useSyncExternalStore } from 'react'
import type { QueuedDialog, Dialogs } from './dialogs.ts'
import { MessageDialog } from './message-dialog.tsx'
import * as t from './texts.ko.ts'

/** A page that a server has rendered has no open dialog. */
const NONE: readonly QueuedDialog[] = []

/** Draws the dialog of the queue that has its turn. One that steps back keeps its typed text. */
export function DialogHost({ dialogs }: { dialogs: Dialogs }) {
  const queue = useSyncExternalStore(dialogs.subscribe, dialogs.queue, () => NONE)
  return queue.map((dialog, place) => (
    <Activity key={dialog.id} mode={place === 0 ? 'visible' : 'hidden'}>
      <DialogInTurn dialog={dialog} />
    </Activity>
  ))
}

function DialogInTurn({ dialog }: { dialog: QueuedDialog }) {
  const { kind, close } = dialog
  if (kind === 'content') return <dialog.Content close={close} />
  if (kind === 'alert') return <MessageDialog message={dialog.message} onClose={() => close()} />

  const { yes = t.ok, no = t.cancel } = dialog.labels ?? {}
  const { message, urgent } = dialog
  return <MessageDialog {...{ message, urgent }} confirmLabel={yes} cancelLabel={no} onClose={close} />
}
