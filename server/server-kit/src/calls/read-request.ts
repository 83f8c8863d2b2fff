import * as v from 'valibot'
import { HttpError, type FieldProblem } from '../http/http-error.ts'
import { texts } from '../texts.ko.ts'
import type { Call } from './call.ts'

type Part = 'body' | 'query' | 'params'
export type RequestParts = Record<Part, unknown>

/** The refusal of a request that does not fit; `fieldMessage` is for fields without a message of their own. */
export type Misfit = { errorCode?: string; message?: string; fieldMessage?: string }

const PARTS: readonly Part[] = ['params', 'query', 'body']

/** Returns the request in the shape of the call's schemas. Throws `HttpError` (400), naming every field that does not fit. */
export function readRequest(call: Call, given: RequestParts, misfit: Misfit = {}): RequestParts {
  const { errorCode = 'REQUEST_MALFORMED', message = texts.malformed, fieldMessage } = misfit
  const problems: FieldProblem[] = []
  const read: RequestParts = { body: call.bytes && bytesOf(given.body), query: undefined, params: undefined }
  for (const part of PARTS) {
    const schema = call[part]
    if (schema) read[part] = readPart(schema, given[part], problems, fieldMessage)
  }
  if (problems.length > 0) throw new HttpError(400, errorCode, message, problems)
  return read
}

function bytesOf(body: unknown): Buffer {
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0)
}

function readPart(
  schema: v.GenericSchema,
  given: unknown,
  problems: FieldProblem[],
  message: string | undefined,
): unknown {
  const read = v.safeParse(schema, given, { message })
  if (!read.success) {
    problems.push(...read.issues.map(issue => ({ field: v.getDotPath(issue) ?? '', message: issue.message })))
    return undefined
  }
  problems.push(...unstorableTexts(read.output))
  return read.output
}

// No database text holds the character zero, and no person types it. Bodies are not deep enough to overflow the stack.
function unstorableTexts(value: unknown, field = ''): FieldProblem[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ field, message: texts.fieldMalformed }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    unstorableTexts(inner, field ? `${field}.${key}` : key),
  )
}
