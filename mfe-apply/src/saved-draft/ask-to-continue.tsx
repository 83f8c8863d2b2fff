import { savedAt } from 'applicant-flow/draft'
import { dialogs, session } from 'shared-session'
import { drafts } from '../screens/aply-info/draft/draft.ts'
import { formCache } from '../screens/aply-info/draft/form-cache.ts'
import { SavedDraftQuestion } from './saved-draft-question.tsx'

/**
 * Asks a verified person with a saved draft whether they continue it. Continued, its values become those of this tab.
 * Resolves with false if they have closed the question, or left. Values that this tab has already win: then nothing
 * is asked.
 */
export async function askToContinue(signal: AbortSignal): Promise<boolean> {
  const at = savedAt()
  if (!at || (await hasValues())) return !signal.aborted
  const answer = await dialogs.open<boolean>(
    ({ close }) => <SavedDraftQuestion savedAt={at} close={close} />,
    { signal },
  )
  return answer ?? false
}

async function hasValues(): Promise<boolean> {
  const { identityCi: ci, businessNumber: subject } = session.get()
  return formCache.get() !== null || (await drafts.open({ ci, subject })).values !== null
}
