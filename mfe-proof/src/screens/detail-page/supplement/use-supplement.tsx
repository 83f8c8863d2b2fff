import type { ApplicationResult } from 'api-client/result'
import { useState, useSyncExternalStore } from 'react'
import { useAttempt, useLeaveQuestion } from 'remote-kit'
import * as t from '../texts.ko.ts'
import type { LoadedBatch } from '../use-batch.ts'
import { problemsOf, type Problem } from './check-supplement.ts'
import { isTouched } from './draft.ts'
import { itemActions } from './item-actions.tsx'
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

/** A supplement while it is edited. Nothing is sent before the person registers it (PDET-22 to PDET-25). */
export function useSupplement({ result, loaded, show, reload }: SupplementProps) {
  const owner = `${result.applicationNumber}/${loaded.batch.id}`
  const files = useChosenFiles(owner)
  const [store] = useState(() => createSupplementStore(owner, loaded))
  const draft = useSyncExternalStore(store.subscribe, store.draft)
  const { attempt, problems, refuse } = useRefusal(problemsOf(draft, loaded, files.isAtHand))
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

  const unlessRunning =
    <Details extends unknown[]>(act: (...details: Details) => unknown) =>
    (...details: Details) => {
      if (!isRunning) void act(...details)
    }
  const actions = itemActions(store, files)

  return {
    draft,
    files,
    isRunning,
    attempt,
    problems,
    submit: () => void submit(),
    state: unlessRunning(store.state),
    askToDelete: unlessRunning(actions.askToDelete),
    askForFile: unlessRunning(actions.askForFile),
    undo: unlessRunning(actions.undo),
    undoAll: unlessRunning(actions.undoAll),
  }
}

/** Shows the problems that an attempt to register found, each until it is corrected. */
function useRefusal(current: readonly Problem[]) {
  const [refusal, setRefusal] = useState({ attempt: 0, fields: [] as string[] })
  return {
    attempt: refusal.attempt,
    problems: current.filter(({ fieldId }) => refusal.fields.includes(fieldId)),
    refuse: (problems: readonly Problem[]) =>
      setRefusal(({ attempt }) => ({ attempt: attempt + 1, fields: problems.map(({ fieldId }) => fieldId) })),
  }
}
