import { draftsOf } from 'applicant-flow/draft'
import { emptyForm, fieldsIn, type FieldValues } from 'domain-rules/application'
import * as v from 'valibot'

/** What of the form may be kept: its facts about the business, nothing about the person, the account or the files (GP-09). */
const KEPT = fieldsIn('business')

export type DraftValues = Partial<FieldValues>

/** What was typed into the form, for its person and its business. */
export const drafts = draftsOf<DraftValues>(
  'application',
  v.object(Object.fromEntries(KEPT.map(name => [name, v.optional(shapeOf(emptyForm()[name]))]))),
)

/** What of the form its draft keeps. */
export function keptOf(typed: DraftValues): DraftValues {
  return Object.fromEntries(KEPT.map(name => [name, typed[name]]))
}

function shapeOf(empty: string | readonly string[]) {
  return typeof empty === 'string' ? v.string() : v.tuple([v.string(), v.string()])
}
