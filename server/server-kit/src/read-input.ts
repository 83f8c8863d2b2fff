import * as v from 'valibot'
import { HttpError } from './http-error.ts'
import { texts } from './texts.ko.ts'

/** What a tester has sent, as the schema describes it. Throws `HttpError` (400) that names the wrong fields. */
export function readInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, sent)
  if (read.success) return read.output
  const errors = read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new HttpError(400, 'SANDBOX_MALFORMED', texts.sandboxMalformed, errors)
}
