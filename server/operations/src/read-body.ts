import { readInput, requestTexts } from 'server-kit'
import type * as v from 'valibot'

/** What an operator has sent, as the schema describes it. Throws `HttpError` (400) that names the wrong fields. */
export function readBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  return readInput(schema, sent, ['REQUEST_MALFORMED', requestTexts.malformed])
}
