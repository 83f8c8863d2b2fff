import { session } from 'shared-session'
import type { Draft } from 'applicant-flow/draft'
import { drafts, type DraftValues } from '../draft/draft.ts'
import { formCache } from '../draft/form-cache.ts'
import { freshForm, type FormState } from './form-state.ts'

export type OpenedForm = { start: FormState; draft: Draft<DraftValues> }

/** Returns the cached form, else a form with the values of the draft, else a new one (GP-09). */
export async function openForm(): Promise<OpenedForm> {
  const { identityCi: ci, businessNumber: subject } = session.get()
  const draft = await drafts.open({ ci, subject })
  const fresh = freshForm(session.get())
  const { refusal } = fresh
  const cached = formCache.get()
  if (cached) return { start: { ...cached, problems: ofDocuments(cached), refusal }, draft }
  return { start: { ...fresh, values: { ...fresh.values, ...draft.values } }, draft }
}

/** Returns the problems of documents that are attached: the filing has refused them. */
function ofDocuments({ problems, documents }: FormState): FormState['problems'] {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field in documents))
}
