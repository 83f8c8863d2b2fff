import {
  byWireName,
  DRAFT_FIELDS,
  emptyForm,
  formFromWire,
  formToWire,
  wireNameOf,
  type DraftField,
  type FieldValues,
} from 'domain-rules/application'
import * as v from 'valibot'
import { callJson, getJson } from '../http/http.ts'
import { looseText, moment } from '../http/read-response.ts'

/** The values that a draft keeps, as they are on the form. */
export type DraftValues = Pick<FieldValues, DraftField>

/** A saved draft; `savedAt` is an ISO date-time. */
export type SavedDraft = { savedAt: string; values: DraftValues }

const PATH = '/api/v1/application/draft'

const SaveResponse = v.object({ result: v.object({ savedAt: moment, replacedAt: v.nullable(moment) }) })
const Values = v.object(byWireName(DRAFT_FIELDS, () => v.fallback(looseText, '')))
const LoadResponse = v.object({ result: v.nullable(v.object({ savedAt: moment, values: Values })) })

/**
 * Saves the draft of the signed-in person for their business. Returns the times at which it was saved, and at which
 * the one in its place had been; null without one. Our own call, like the two below. @throws RequestFailed
 */
export async function saveDraft(
  typed: DraftValues,
  managementType: string,
): Promise<{ savedAt: string; replacedAt: string | null }> {
  const wire = formToWire({ ...emptyForm(), ...typed, managementType })
  const body = byWireName(DRAFT_FIELDS, name => wire[wireNameOf(name)])
  const expected = { successStatus: '200', shape: SaveResponse }
  return (await callJson({ method: 'put', path: PATH, body }, expected)).result
}

/** Returns the saved draft of the signed-in person for their business; null without one. @throws RequestFailed */
export async function loadDraft(managementType: string): Promise<SavedDraft | null> {
  const { result } = await getJson(PATH, { successStatus: '200', shape: LoadResponse })
  return result && { savedAt: result.savedAt, values: formFromWire(result.values, managementType) }
}

/** Deletes the saved draft of the signed-in person for their business. @throws RequestFailed */
export async function deleteDraft(): Promise<void> {
  await callJson({ method: 'delete', path: PATH }, { successStatus: '200', shape: v.unknown() })
}
