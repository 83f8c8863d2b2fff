import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import { sandboxTexts } from '../texts/sandbox.ko.ts'

/** What a tester has sent, as the schema describes it. Throws `Refused` (400) that names the wrong fields. */
export function readSent<const Schema extends v.GenericSchema>(
  schema: Schema,
  sent: unknown,
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, sent)
  if (read.success) return read.output
  const errors = read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message }))
  throw new Refused(400, 'SANDBOX_MALFORMED', sandboxTexts.malformed, errors)
}
