import * as v from 'valibot'
import { HttpError } from '../http/http-error.ts'
import { texts } from '../texts.ko.ts'

type Refusal = readonly [code: string, message: string]

const BY_SANDBOX: Refusal = ['SANDBOX_MALFORMED', texts.sandboxMalformed]

/**
 * What a tester has sent, or with a `refusal` of its own anyone else, as the schema describes it. Throws `HttpError` (400)
 * that names the wrong fields.
 */
export function readInput<const Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
  [code, message]: Refusal = BY_SANDBOX,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, sent)
  if (read.success) return read.output
  const errors = read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new HttpError(400, code, message, errors)
}
