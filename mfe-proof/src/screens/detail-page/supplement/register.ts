import { messageFor } from 'api-client/errors'
import { fetchBatch, type ProofOwner } from 'api-client/proof'
import { askAboutEmptyFiles } from 'applicant-files/picker'
import type { Upload } from 'applicant-files/uploads'
import { leaveHome } from 'applicant-flow/application-result'
import { canSupplementBatch } from 'domain-rules/proof'
import { dialogs, session } from 'shared-session'
import { reasonOf } from '../../../registration/register.ts'
import { expired } from '../../../registration/texts.ko.ts'
import * as t from '../texts.ko.ts'
import type { LoadedBatch } from '../use-batch.ts'
import { divisionOf, problemsOf, type Problem } from './check-supplement.ts'
import { forgetDraft, isSameFile, loadedItems, replacementOf, type ChosenName } from './draft.ts'
import { sendSupplement } from './send-supplement.ts'
import type { SupplementStore } from './supplement-store.ts'
import type { ChosenFiles } from './use-chosen-files.ts'

export type SupplementRegistration = {
  owner: ProofOwner
  loaded: LoadedBatch
  store: SupplementStore
  files: ChosenFiles
  /** Shows the problems and focuses the first. */
  refuse: (problems: Problem[]) => void
  /** Draws the batch as it is now. */
  show: (loaded: LoadedBatch) => void
  /** Loads and draws the batch again after its registration. */
  reload: () => void
}

/**
 * Registers a supplement: checks it, fetches the batch again, asks, uploads, then sends each deletion and one update.
 * A failure keeps all pending changes, and the next press continues from there (PDET-27 to PDET-42).
 */
export async function register(registration: SupplementRegistration, signal: AbortSignal): Promise<void> {
  const message = await messageAfter(registration, signal)
  if (message !== null) await dialogs.alert(message, { signal })
}

/** Resolves with the last message, or null. */
async function messageAfter(
  registration: SupplementRegistration,
  signal: AbortSignal,
): Promise<string | null> {
  if (!session.get().token) return leaveHome(expired, signal)
  if (!isInOrder(registration, registration.loaded)) return null

  const fresh = await latestOf(registration.loaded)
  if (typeof fresh === 'string') return fresh
  if (signal.aborted) return null
  const verdict = canSupplementBatch(fresh.batch.status)
  if (!verdict.ok) {
    await dialogs.alert(verdict.reason, { signal })
    if (!signal.aborted) registration.reload()
    return null
  }
  take(registration, fresh)
  if (!isInOrder(registration, fresh)) return null
  const { question, questionWithoutTotal } = t.supplement
  const asked = divisionOf(fresh.batch) === null ? questionWithoutTotal : question
  if (!(await dialogs.confirm(asked, undefined, { signal }))) return null
  return uploadAndSend({ ...registration, loaded: fresh }, signal)
}

async function uploadAndSend(
  registration: SupplementRegistration,
  signal: AbortSignal,
): Promise<string | null> {
  const { unsent, empty } = await registration.files.uploader.upload()
  if (signal.aborted) return null
  if (unsent.length > 0) return reasonOf(unsent)
  if (empty.length > 0 && !(await continueWithout(empty, registration, signal))) return null

  const { owner, loaded, store, files } = registration
  const failure = await sendSupplement({
    owner,
    loaded,
    draft: store.draft(),
    storedFileOf: file => storedFileOf(files, file),
    onDeleted: itemId => store.apply({ kind: 'deleted', itemId }),
  })
  return failure === null ? finish(registration, signal) : afterFailure(registration, failure, signal)
}

async function finish({ files, reload }: SupplementRegistration, signal: AbortSignal): Promise<null> {
  forgetDraft()
  // The registered changes stay visible until the person has read the message.
  await dialogs.alert(t.supplement.done, { signal })
  files.uploader.clear()
  if (!signal.aborted) reload()
  return null
}

/** Compares the pending changes with the present batch, which also shows a success whose response was lost. */
async function afterFailure(
  registration: SupplementRegistration,
  failure: string,
  signal: AbortSignal,
): Promise<string | null> {
  const fresh = await latestOf(registration.loaded)
  if (signal.aborted) return null
  if (typeof fresh !== 'string' && fresh.batch.status === '보완완료') return finish(registration, signal)
  await dialogs.alert(failure, { signal })
  if (!signal.aborted) take(registration, typeof fresh === 'string' ? withoutDeleted(registration) : fresh)
  return null
}

/** The batch as far as it is known while the server does not respond: without the items that were deleted. */
function withoutDeleted({ loaded, store }: SupplementRegistration): LoadedBatch {
  const { deleted } = store.draft().pending
  return { ...loaded, items: loaded.items.filter(({ id }) => !deleted.includes(id)) }
}

/** Asks whether to continue without the empty files. After a yes their items are left again (FILE-21 to FILE-23). */
async function continueWithout(
  empty: readonly Upload[],
  registration: SupplementRegistration,
  signal: AbortSignal,
): Promise<boolean> {
  const names = empty.map(({ name }) => name)
  if (!(await askAboutEmptyFiles(names, signal)) || signal.aborted) return false
  const { store, files, loaded } = registration
  for (const itemId of Object.keys(store.draft().pending.items)) {
    const replacement = replacementOf(store.draft(), itemId)
    if (empty.some(file => isSameFile(replacement, file))) store.apply({ kind: 'undo', itemId })
  }
  for (const file of empty) files.remove(file)
  return isInOrder(registration, loaded)
}

function isInOrder({ store, files, refuse }: SupplementRegistration, loaded: LoadedBatch): boolean {
  const problems = problemsOf(store.draft(), loaded, files.isAtHand)
  refuse(problems)
  return problems.length === 0
}

function take({ store, show }: SupplementRegistration, fresh: LoadedBatch): void {
  store.apply({ kind: 'loaded', items: loadedItems(fresh.items) })
  show(fresh)
}

/** Fetches the batch from the server. Resolves with the message of a failure. */
async function latestOf({ batch }: LoadedBatch): Promise<LoadedBatch | string> {
  try {
    return await fetchBatch(batch.id)
  } catch (error) {
    return messageFor(error)
  }
}

function storedFileOf({ find }: ChosenFiles, file: ChosenName) {
  const stored = find(file)?.stored
  if (!stored) throw new Error('A file that has been uploaded is not among those that were chosen.')
  return stored
}
