import { session } from 'shared-session'
import { openDraft, type Draft, type DraftValues } from '../../../draft/draft.ts'
import { heldForm } from '../../../draft/held-form.ts'
import { freshForm, type FormState, type FormValues } from './form-state.ts'

export type OpenedForm = { start: FormState; draft: Draft }

/** The form as its person left it a moment ago, else with what the draft has kept, else fresh (GP-09). */
export async function openForm(): Promise<OpenedForm> {
  const draft = await openDraft(session.get())
  const fresh = freshForm(session.get())
  const { problems, refusal } = fresh
  const held = heldForm()
  if (held) return { start: { ...held, problems, refusal }, draft }
  return { start: { ...fresh, values: { ...fresh.values, ...draft.values } }, draft }
}

/** What of the form the draft keeps. */
export function draftOf({
  companyName,
  corporateNumber,
  openingDate,
  settlementMonth,
}: FormValues): DraftValues {
  const [front = '', rear = ''] = corporateNumber
  return { companyName, corporateNumber: [front, rear], openingDate, settlementMonth }
}
