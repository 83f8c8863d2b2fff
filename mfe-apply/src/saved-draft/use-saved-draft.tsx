import { useState, type ReactNode } from 'react'
import { deleteDraft, saveDraft, type DraftValues } from 'api-client/drafts'
import { keepSavedAt, lastSavedAt } from 'applicant-flow/draft'
import { failureMessage } from 'applicant-flow/failure-message'
import { draftEnd } from 'domain-rules/application'
import { koreanMoment } from 'domain-rules/notice'
import { useAttempt } from 'remote-kit'
import { session } from 'shared-session'
import * as t from './texts.ko.ts'

/**
 * The person's draft on the server: the time of its last saving (null without one, undefined where none is offered),
 * the outcome of the last press, and the two presses.
 */
export function useSavedDraft(values: DraftValues) {
  const [lastSaved, setLastSaved] = useState(lastSavedAt)
  const [outcome, run, isRunning] = useAttempt(outcomeOf)

  function keep(at: string | null) {
    keepSavedAt(at)
    setLastSaved(at)
  }

  async function save() {
    const saved = await saveDraft(values, session.get().managementType)
    keep(saved.savedAt)
    // The time of a draft that this page does not show: another tab or device has saved it.
    const other = saved.replacedAt === lastSaved ? null : saved.replacedAt
    return (
      <>
        <p>{t.saved(koreanMoment(draftEnd(saved.savedAt)))}</p>
        {other && <p>{t.replaced(koreanMoment(other))}</p>}
      </>
    )
  }

  async function remove(onRemoved: () => void) {
    await deleteDraft()
    onRemoved()
    keep(null)
    return t.removed
  }

  return {
    lastSaved,
    outcome,
    isRunning,
    save: () => void run(save, t.saveFailed),
    /** Calls `onRemoved` while the button of the press is still there. */
    remove: (onRemoved: () => void) => void run(() => remove(onRemoved), t.removeFailed),
  }
}

/** Returns the words of success, or those of the failed call. @throws every other error */
async function outcomeOf(_leaving: AbortSignal, work: () => Promise<ReactNode>, failed: string) {
  try {
    return { tone: 'success', words: await work() } as const
  } catch (error) {
    return { tone: 'danger', words: failureMessage(error, failed) } as const
  }
}
