import { HttpError, requestTexts } from 'server-kit'
import * as v from 'valibot'

/** What an operator has sent, as the schema describes it. Throws `HttpError` (400) that names the wrong fields. */
export function readBody<const Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, sent)
  if (read.success) return read.output
  const errors = read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new HttpError(400, 'REQUEST_MALFORMED', requestTexts.malformed, errors)
}
