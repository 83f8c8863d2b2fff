import * as v from 'valibot'
import { RequestRefused, UnexpectedAnswer } from './errors.ts'

/** What a resource expects of an answer, and how it words a refusal where the specification says how. */
export type Expectation<Answer> = {
  /**
   * The value of the body's `status` that means success; "200" and 200 are the same (AMB-61).
   * "true" for answers that say `success` instead; without it the shape alone decides.
   */
  successStatus?: string
  shape: v.GenericSchema<unknown, Answer>
  explain?: (refusal: RefusalAnswer) => string
}

/** What a refusing answer says; a text that it does not give is empty. */
export type RefusalAnswer = {
  status: number
  errorCode: string
  message: string
  errors: { field: string; message: string }[]
}

type ReceivedAnswer = { path: string; httpStatus: number; body: unknown }

/** A text that may come as a number, or not at all: then it is empty. */
export const looseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
  v.trim(),
)

const Envelope = v.pipe(
  v.object({ status: looseText, success: v.nullish(v.boolean(), null) }),
  v.transform(({ status, success }) => status || String(success ?? '')),
  v.nonEmpty(),
)

// Lenient to the end: the person must learn of a refusal even when the rest of the answer is odd.
const RefusalBody = v.object({
  status: v.fallback(looseText, ''),
  errorCode: v.fallback(looseText, ''),
  message: v.fallback(looseText, ''),
  errorMessage: v.fallback(looseText, ''),
  errors: v.fallback(v.array(v.object({ field: v.string(), message: v.string() })), []),
})

/**
 * Gives the answer in the expected shape.
 * @throws RequestRefused when HTTP, the body's own status or its `success: false` says no
 * @throws UnexpectedAnswer when the shape is another
 */
export function readAnswer<Answer>(received: ReceivedAnswer, expected: Expectation<Answer>): Answer {
  if (isRefusedByHttp(received)) throw refusal(received, expected)
  const { successStatus, shape } = expected
  const isSuccess = successStatus === undefined || parse(Envelope, received) === successStatus
  if (!isSuccess) throw refusal(received, expected)
  return parse(shape, received)
}

function isRefusedByHttp({ httpStatus }: ReceivedAnswer): boolean {
  return httpStatus < 200 || httpStatus > 299
}

function refusal<Answer>(received: ReceivedAnswer, { explain }: Expectation<Answer>): RequestRefused {
  const { status: bodyStatus, errorMessage, ...given } = parse(RefusalBody, received)
  const status = isRefusedByHttp(received) ? received.httpStatus : Number(bodyStatus) || received.httpStatus
  const said = { ...given, status, message: given.message || errorMessage }
  const message = explain ? explain(said) : said.message
  return new RequestRefused(received.path, { status, errorCode: said.errorCode || undefined, message })
}

function parse<Output>(
  schema: v.GenericSchema<unknown, Output>,
  { path, httpStatus, body }: ReceivedAnswer,
): Output {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  throw new UnexpectedAnswer(path, `HTTP ${httpStatus}; ${result.issues.map(describe).join('; ')}`)
}

// Not valibot's own message: it repeats the received value, which may be about a person.
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: expected ${issue.expected ?? issue.type}`
}
