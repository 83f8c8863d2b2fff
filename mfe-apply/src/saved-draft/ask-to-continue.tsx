import { lastSavedAt } from 'applicant-flow/draft'
import { dialogs, session } from 'shared-session'
import { drafts } from '../screens/aply-info/draft/draft.ts'
import { formCache } from '../screens/aply-info/draft/form-cache.ts'
import { SavedDraftQuestion } from './saved-draft-question.tsx'

/**
 * Asks a verified person with a saved draft whether they continue it. Continued, its values become those of this tab;
 * begun anew, the draft stays on the server. Values that this tab has already win: then nothing is asked.
 */
export async function askToContinue(signal: AbortSignal): Promise<void> {
  const at = lastSavedAt()
  if (!at || (await hasValues())) return
  await dialogs.open<void>(({ close }) => <SavedDraftQuestion savedAt={at} close={close} />, { signal })
}

async function hasValues(): Promise<boolean> {
  const { identityCi: ci, businessNumber: subject } = session.get()
  return formCache.get() !== null || (await drafts.open({ ci, subject })).values !== null
}
