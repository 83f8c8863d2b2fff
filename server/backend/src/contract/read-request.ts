import * as v from 'valibot'
import { type FieldProblem, HttpError, requestTexts } from 'server-kit'
import { contractTexts } from '../texts/contract.ko.ts'
import type { Call } from './call.ts'

type Part = 'body' | 'query' | 'params'
type Parts = Record<Part, unknown>

const PARTS: readonly Part[] = ['params', 'query', 'body']

/** What was asked, in the shape of the call's schemas. Throws `HttpError` (400), naming every field that does not fit. */
export function readRequest(call: Call, given: Parts): Parts {
  const problems: FieldProblem[] = []
  const read: Parts = { body: undefined, query: undefined, params: undefined }
  for (const part of PARTS) {
    const schema = call[part]
    if (schema) read[part] = readPart(schema, given[part], problems)
  }
  if (problems.length > 0) throw malformed(call, problems)
  return read
}

/** The refusal of a request that does not fit its call. */
function malformed({ malformed: own }: Pick<Call, 'malformed'>, errors?: readonly FieldProblem[]): HttpError {
  const { errorCode, message } = own ?? { errorCode: 'REQUEST_MALFORMED', message: requestTexts.malformed }
  return new HttpError(400, errorCode, message, errors)
}

function readPart(schema: v.GenericSchema, given: unknown, problems: FieldProblem[]): unknown {
  const read = v.safeParse(schema, given, { message: contractTexts.fieldMalformed })
  if (!read.success) {
    problems.push(...read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
    return undefined
  }
  problems.push(...unstorableTexts(read.output))
  return read.output
}

// No database text holds the character zero, and no person types it.
function unstorableTexts(output: unknown): FieldProblem[] {
  const problems: FieldProblem[] = []
  const left: [field: string, value: unknown][] = [['', output]]
  for (let next = left.pop(); next; next = left.pop()) {
    const [field, value] = next
    if (typeof value === 'string' && value.includes('\0')) {
      problems.push({ field, message: contractTexts.fieldMalformed })
    }
    if (typeof value === 'object' && value !== null) {
      left.push(
        ...Object.entries(value).map(([key, inner]): [string, unknown] => [
          field ? `${field}.${key}` : key,
          inner,
        ]),
      )
    }
  }
  return problems
}
