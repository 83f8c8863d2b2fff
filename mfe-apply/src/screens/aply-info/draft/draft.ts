import { draftsOf } from 'applicant-flow/draft'
import { DRAFT_FIELDS, emptyForm, type FieldValues } from 'domain-rules/application'
import * as v from 'valibot'

export type DraftValues = Partial<FieldValues>

/** The drafts of the form, for a person and a business. */
export const drafts = draftsOf<DraftValues>(
  'application',
  v.object(Object.fromEntries(DRAFT_FIELDS.map(name => [name, v.optional(shapeOf(emptyForm()[name]))]))),
)

/** Returns the values that the draft keeps. */
export function keptOf(typed: DraftValues): DraftValues {
  return Object.fromEntries(DRAFT_FIELDS.map(name => [name, typed[name]]))
}

function shapeOf(empty: string | readonly string[]) {
  return typeof empty === 'string' ? v.string() : v.tuple([v.string(), v.string()])
}
