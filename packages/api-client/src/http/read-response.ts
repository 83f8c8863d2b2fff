import * as v from 'valibot'
import { RequestRefused, sentenceIn, UnexpectedResponse } from '../errors/errors.ts'

/** The expected response of a call, and the wording of a refusal if the specification gives one. */
export type Expectation<Content> = {
  /**
   * The value of the body's `status` that means success; "200" and 200 are the same (AMB-61).
   * "true" is for responses with `success` instead. Without a value the shape alone decides.
   * `UNSHOWN` is for calls that the specification shows without either: they succeed unless the body has a refusal.
   */
  successStatus?: string
  /** True if HTTP 204 is no success: the call has done its work only under HTTP 200 (API-23). */
  needsHttp200?: boolean
  shape: v.GenericSchema<unknown, Content>
  explain?: (refusal: RefusingResponse) => string
}

/** The content of a refusal; a missing text is empty, and so is a message that is no sentence for the person. */
export type RefusingResponse = {
  status: number
  errorCode: string
  message: string
  errors: { field: string; message: string }[]
}

/** `supportCode` is the server's id of the request. */
type ReceivedResponse = { path: string; httpStatus: number; body: unknown; supportCode?: string | undefined }

/** A text that may be sent as a number. A missing one is empty. */
export const looseText = v.pipe(
  v.nullish(v.union([v.string(), v.number()]), ''),
  v.transform(String),
  v.trim(),
)

/** Returns true for the one word that means success where a text reports it (APLY-100, IDENT-39). */
export function isSuccessWord(text: string): boolean {
  return text.toLowerCase() === 'success'
}

/** A count or a sum that may be sent as a text of digits. */
export const looseNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.digits(), v.transform(Number))]),
  v.finite(),
)

/** A date-time. */
export const moment = v.pipe(v.string(), v.isoTimestamp())

/** A list without its invalid rows: one bad row does not empty it. A missing list is empty. */
export function goodRowsOf<Row>(row: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.nullish(v.array(v.unknown()), []),
    v.transform(rows => rows.flatMap(given => rowIn(row, given))),
  )
}

function rowIn<Row>(row: v.GenericSchema<unknown, Row>, given: unknown): Row[] {
  const read = v.safeParse(row, given)
  return read.success ? [read.output] : []
}

/** For calls that the specification shows without a marker of success. */
export const UNSHOWN = 'unshown'

const HTTP_OK = '200'
const GATEWAY_TIMEOUT = 504
const SUCCESS_MARKER = /^(2\d\d|0|true|ok|success)$/i

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

const sentence = v.pipe(v.string(), v.transform(sentenceIn))

// Lenient: the person is informed of a refusal even if the rest of the response is malformed.
const RefusalBody = v.object({
  status: v.fallback(looseNumber, 0),
  errorCode: v.fallback(looseText, ''),
  message: v.fallback(looseText, ''),
  errorMessage: v.fallback(looseText, ''),
  errors: v.fallback(v.array(v.object({ field: v.string(), message: sentence })), []),
})

/**
 * Returns the content of a response in the expected shape.
 * @throws RequestRefused for an error status of HTTP or of the body, or `success: false`
 * @throws UnexpectedResponse if the shape is another
 */
export function readResponse<Content>(received: ReceivedResponse, expected: Expectation<Content>): Content {
  if (isRefusedByHttp(received)) throw refusal(received, expected)
  const { successStatus, shape, needsHttp200 } = expected
  if (needsHttp200 && received.httpStatus !== 200) throw withoutMarker(received, HTTP_OK)
  if (successStatus === UNSHOWN) return readUnmarked(received, expected)
  if (successStatus !== undefined && !isMarked(received, successStatus)) throw refusal(received, expected)
  return parse(shape, received)
}

// A response may have no body: 204, or an empty 200.
function readUnmarked<Content>(received: ReceivedResponse, expected: Expectation<Content>): Content {
  const response = { ...received, body: received.body || {} }
  const { status, success, errorCode } = parse(Envelope, response)
  const given = status || success
  const isSuccess = given ? SUCCESS_MARKER.test(given) : !errorCode
  if (!isSuccess) throw refusal(response, expected)
  return parse(expected.shape, response)
}

/** Returns true if the body has the marker. Without any marker, a reason makes it a refusal. */
function isMarked(received: ReceivedResponse, successStatus: string): boolean {
  // Without a body, only the status of HTTP is left. 204 is not the 200 that the specification names.
  if (received.body === '' && successStatus === HTTP_OK && received.httpStatus === 200) return true
  const { status, success, message, errorCode } = parse(Envelope, received)
  const given = successStatus === 'true' ? success || status : status || success
  if (given || message || errorCode) return given.toLowerCase() === successStatus
  throw withoutMarker(received, successStatus)
}

function withoutMarker(
  { path, httpStatus, supportCode }: ReceivedResponse,
  expected: string,
): UnexpectedResponse {
  const detail = `HTTP ${httpStatus}; status: expected ${expected}`
  return new UnexpectedResponse(path, detail, httpStatus, supportCode)
}

function isRefusedByHttp({ httpStatus }: ReceivedResponse): boolean {
  return httpStatus < 200 || httpStatus > 299
}

function refusal<Content>(received: ReceivedResponse, { explain }: Expectation<Content>): RequestRefused {
  const { status: bodyStatus, errorMessage, ...given } = parse(RefusalBody, withReason(received))
  const status = isRefusedByHttp(received) ? received.httpStatus : bodyStatus || received.httpStatus
  const text = given.message || errorMessage
  const explained = explain?.({ ...given, status, message: sentenceIn(text) })
  const { path, httpStatus } = received
  const errorCode = given.errorCode || (sentenceIn(text) ? '' : text)
  // A refusal of the programme is no failure, so there is nothing to look up.
  const supportCode = httpStatus >= 500 ? received.supportCode : undefined
  const { errors } = given
  return new RequestRefused(path, {
    status,
    httpStatus,
    errorCode,
    message: explained ?? text,
    errors,
    supportCode,
  })
}

// A refusal may have no reason, or one that is no JSON. The failure of a gateway is not a refusal, but its time-out has
// sentences of its own (ERR-10, OPN-35).
function withReason(received: ReceivedResponse): ReceivedResponse {
  const { httpStatus, body } = received
  const isRefusal = (httpStatus >= 400 && httpStatus < 500) || httpStatus === GATEWAY_TIMEOUT
  return isRefusal && (typeof body !== 'object' || body === null) ? { ...received, body: {} } : received
}

function parse<Output>(
  schema: v.GenericSchema<unknown, Output>,
  { path, httpStatus, body, supportCode }: ReceivedResponse,
): Output {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const detail = `HTTP ${httpStatus}; ${result.issues.map(describe).join('; ')}`
  throw new UnexpectedResponse(path, detail, httpStatus, supportCode)
}

// Not valibot's own message: it repeats the received value, which may be about a person.
function describe(issue: v.BaseIssue<unknown>): string {
  return `${v.getDotPath(issue) ?? 'body'}: expected ${issue.expected ?? issue.type}`
}
