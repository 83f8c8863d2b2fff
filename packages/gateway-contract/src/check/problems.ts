import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import { ERRORS } from '../calls.ts'
import type { Received } from './send.ts'

const errorBody = v.object({ errorCode: v.string() })

/** Returns a sentence if a response is not this error of the contract. */
export function errorProblem({ status, json }: Received, expected: keyof typeof ERRORS): string | null {
  if (status !== expected) return `The status is ${status} instead of ${expected}.`
  const code = v.is(errorBody, json) ? json.errorCode : undefined
  return code === ERRORS[expected]
    ? null
    : `The field errorCode is ${code ?? 'missing'} instead of ${ERRORS[expected]}.`
}

/** Returns a sentence if a response does not fit the schema, or has other values than these. */
export function responseProblem(
  { status, json }: Received,
  schema: v.GenericSchema,
  values: Readonly<Record<string, unknown>>,
): string | null {
  if (status !== 200) return `The status is ${status} instead of 200.`
  if (json === undefined) return 'The body is no JSON.'
  const { success, issues } = v.safeParse(schema, json)
  if (!success) return `The response does not fit: ${issues.map(sentenceOf).join('; ')}.`
  const [wrong] = Object.entries(values).filter(
    ([name, value]) => !isDeepStrictEqual(Object(json)[name], value),
  )
  return wrong ? `The field ${wrong[0]} is not ${JSON.stringify(wrong[1])}.` : null
}

// The received value is left out: it may be a person's.
function sentenceOf(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue) ?? 'the body'
  return issue.received === 'undefined'
    ? `${path} is missing`
    : `${path} must be ${issue.expected ?? 'valid'}`
}
