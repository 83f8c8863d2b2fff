import * as v from 'valibot'
import { RequestRefused, UnexpectedAnswer } from '../errors/errors.ts'

/** What a resource expects of an answer, and how it words a refusal where the specification says how. */
export type Expectation<Answer> = {
  /**
   * The value of the body's `status` that means success; "200" and 200 are the same (AMB-61).
   * "true" for answers that say `success` instead; without it the shape alone decides.
   * `UNSHOWN` for calls that the specification shows without either: they succeed unless the body says otherwise.
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

/** A count or a sum that may come as a text of digits. */
export const looseNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits(), v.transform(Number))]),
  v.finite(),
)

/** A list without the rows that are not as they should be: one bad row does not empty it. */
export function goodRowsOf<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform(rows => rows.flatMap(given => rowIn(row, given))),
  )
}

function rowIn<Row>(row: v.GenericSchema<unknown, Row>, given: unknown): Row[] {
  const read = v.safeParse(row, given)
  return read.success ? [read.output] : []
}

/** What the specification shows no marker of success for. */
export const UNSHOWN = 'unshown'

const HTTP_OK = '200'
const SAYS_SUCCESS = /^(2\d\d|0|true|ok|success)$/i

const marker = v.pipe(
  v.nullish(v.union([v.string(), v.number(), v.boolean()]), ''),
  v.transform(String),
  v.trim(),
)
const Envelope = v.object({
  status: marker,
  success: marker,
  message: v.fallback(looseText, ''),
  errorCode: v.fallback(looseText, ''),
})

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
  if (successStatus === UNSHOWN) return readUnmarked(received, expected)
  if (successStatus !== undefined && !isMarked(received, successStatus)) throw refusal(received, expected)
  return parse(shape, received)
}

// No body at all is an answer too: 204, or 200 with nothing in it.
function readUnmarked<Answer>(received: ReceivedAnswer, expected: Expectation<Answer>): Answer {
  const answer = { ...received, body: received.body || {} }
  const { status, success, errorCode } = parse(Envelope, answer)
  const said = status || success
  const isSuccess = said ? SAYS_SUCCESS.test(said) : !errorCode
  if (!isSuccess) throw refusal(answer, expected)
  return parse(expected.shape, answer)
}

/** Whether the body says the word; without any, it may still give a reason, which makes it a refusal. */
function isMarked(received: ReceivedAnswer, successStatus: string): boolean {
  // Without a body, the status of HTTP is the only one there is.
  if (received.body === '') return successStatus === HTTP_OK
  const { status, success, message, errorCode } = parse(Envelope, received)
  const said = successStatus === 'true' ? success || status : status || success
  if (said || message || errorCode) return said.toLowerCase() === successStatus
  throw new UnexpectedAnswer(received.path, `HTTP ${received.httpStatus}; status: expected ${successStatus}`)
}

function isRefusedByHttp({ httpStatus }: ReceivedAnswer): boolean {
  return httpStatus < 200 || httpStatus > 299
}

function refusal<Answer>(received: ReceivedAnswer, { explain }: Expectation<Answer>): RequestRefused {
  const { status: bodyStatus, errorMessage, ...given } = parse(RefusalBody, withReason(received))
  const status = isRefusedByHttp(received) ? received.httpStatus : Number(bodyStatus) || received.httpStatus
  const said = { ...given, status, message: given.message || errorMessage }
  const message = explain ? explain(said) : said.message
  return new RequestRefused(received.path, { status, errorCode: said.errorCode || undefined, message })
}

// HTTP may refuse without a reason, or with one that is no JSON; a gateway in trouble is something else.
function withReason(received: ReceivedAnswer): ReceivedAnswer {
  const { httpStatus, body } = received
  const isRefusal = httpStatus >= 400 && httpStatus < 500
  return isRefusal && (typeof body !== 'object' || body === null) ? { ...received, body: {} } : received
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
