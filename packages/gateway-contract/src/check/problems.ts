import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { ERRORS } from '../calls.ts'

/** A response as it was received. */
export type Received = { status: number; text: string }

const jsonText = v.pipe(v.string(), v.parseJson())
const errorText = v.pipe(jsonText, v.object({ errorCode: v.string() }))

/** Returns a sentence if a response is not this error of the contract. */
export function errorProblem({ status, text }: Received, expected: 400 | 401): string | null {
  if (status !== expected) return `The status is ${status} instead of ${expected}.`
  const { success, output } = v.safeParse(errorText, text)
  const code = success ? output.errorCode : 'missing'
  return code === ERRORS[expected] ? null : `The field errorCode is ${code} instead of ${ERRORS[expected]}.`
}

/** Returns a sentence if a response does not fit the schema, or has other values than these. */
export function responseProblem(
  { status, text }: Received,
  schema: v.GenericSchema,
  values: Readonly<Record<string, unknown>>,
): string | null {
  if (status !== 200) return `The status is ${status} instead of 200.`
  if (!v.is(jsonText, text)) return 'The body is no JSON.'
  const { success, output, issues } = v.safeParse(v.pipe(jsonText, schema), text)
  if (!success) return `The response does not fit: ${issues.map(sentenceOf).join('; ')}.`
  const wrong = Object.keys(values).find(name => !isDeepStrictEqual(Object(output)[name], values[name]))
  return wrong === undefined ? null : `The field ${wrong} is not ${JSON.stringify(values[wrong])}.`
}

// The received value is left out: it may be a person's.
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the body'
  return issue.received === 'undefined'
    ? `${path} is missing`
    : `${path} must be ${issue.expected ?? 'valid'}`
}
