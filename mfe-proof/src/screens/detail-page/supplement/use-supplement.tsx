import type { ProofItem } from 'api-client/proof'
import type { ApplicationResult } from 'api-client/result'
import { useState, useSyncExternalStore } from 'react'
import { useAttempt, useLeaveQuestion } from 'remote-kit'
import { dialogs } from 'shared-session'
import { focusField } from 'ui-kit'
import { ITEMS_PLACE } from '../items/item-tables.tsx'
import * as t from '../texts.ko.ts'
import type { LoadedBatch } from '../use-batch.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { changeFieldOf, problemsOf } from './check-supplement.ts'
import { isSameFile, isTouched, type ChosenName, type Draft } from './draft.ts'
import { register } from './register.ts'
import { createSupplementStore } from './supplement-store.ts'
import { useChosenFiles } from './use-chosen-files.ts'

export type SupplementProps = {
  result: ApplicationResult
  loaded: LoadedBatch
  show: (loaded: LoadedBatch) => void
  reload: () => void
}

export type Supplement = ReturnType<typeof useSupplement>

/** A supplement as it is put together on the screen: nothing leaves the page before it is registered (PDET-22 to PDET-25). */
export function useSupplement({ result, loaded, show, reload }: SupplementProps) {
  const owner = `${result.applicationNumber}/${loaded.batch.id}`
  const files = useChosenFiles(owner)
  const [store] = useState(() => createSupplementStore(owner, loaded))
  const draft = useSyncExternalStore(store.subscribe, store.draft)
  const [refusal, setRefusal] = useState({ attempt: 0, fields: [] as string[] })
  const refuse = (problems: readonly { fieldId: string }[]) =>
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, fields: problems.map(({ fieldId }) => fieldId) }))
  const [, submit, isRunning] = useAttempt(signal =>
    register({ owner: result, loaded, store, files, refuse, show, reload }, signal),
  )
  useLeaveQuestion({
    isNeeded: isRunning || isTouched(draft, loaded.batch),
    question: t.supplement.leaveQuestion,
    onLeave: () => {
      files.uploader.clear()
      store.forget()
    },
  })

  async function askToDelete(item: ProofItem): Promise<void> {
    if (!(await dialogs.confirm(t.items.deleteQuestion))) return
    dropFileOf(item.id)
    store.tell({ kind: 'delete', itemId: item.id })
    await dialogs.alert(t.items.setToDelete)
  }

  async function askForFile(item: ProofItem): Promise<void> {
    const current = replacementOf(draft, item.id)
    const chosen = await dialogs.open<ChosenName | null>(({ close }) => (
      <ChangeDialog item={item} files={files} current={current} close={close} />
    ))
    if (!chosen) return
    if (current && !isSameFile(current, chosen)) files.remove(current)
    store.tell({ kind: 'replace', itemId: item.id, by: chosen })
  }

  function undo(itemId: string): void {
    dropFileOf(itemId)
    store.tell({ kind: 'undo', itemId })
    // The pressed button may be gone.
    focusField(changeFieldOf(itemId))
  }

  function undoAll(): void {
    Object.keys(draft.pending.items).forEach(dropFileOf)
    store.tell({ kind: 'undoAll' })
    focusField(ITEMS_PLACE)
  }

  function dropFileOf(itemId: string): void {
    const file = replacementOf(store.draft(), itemId)
    if (file) files.remove(file)
  }

  const unlessRunning =
    <Details extends unknown[]>(act: (...details: Details) => unknown) =>
    (...details: Details) => {
      if (!isRunning) void act(...details)
    }

  return {
    draft,
    files,
    isRunning,
    attempt: refusal.attempt,
    problems: problemsOf(draft, loaded, files.isAtHand).filter(({ fieldId }) =>
      refusal.fields.includes(fieldId),
    ),
    submit: () => void submit(),
    state: unlessRunning(store.state),
    askToDelete: unlessRunning(askToDelete),
    askForFile: unlessRunning(askForFile),
    undo: unlessRunning(undo),
    undoAll: unlessRunning(undoAll),
  }
}

/** The file that is to replace an item's, if one is. */
export function replacementOf({ pending }: Draft, itemId: string): ChosenName | null {
  const change = pending.items[itemId]
  return change?.kind === 'replace' ? change.by : null
}
