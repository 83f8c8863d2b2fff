import type { Problem } from 'domain-rules'
import { texts } from './texts.ko.ts'

/** A failure that any call may throw, of one of the classes below; `message` is a Korean sentence for the person. */
class RequestFailed extends Error {
  readonly path: string
  /** The id of the request in the server's log, if the server failed. */
  readonly supportCode: string | undefined

  constructor(path: string, message: string, options?: ErrorOptions, supportCode?: string) {
    super(message, options)
    this.path = path
    this.supportCode = supportCode
  }
}

type Refusal = {
  /** Of the body if HTTP itself reports success. */
  status: number
  /** Default: that of `status`. */
  httpStatus?: number
  errorCode?: string | undefined
  message: string
  /** The fields of the request that are refused, by their names on the wire, with sentences for the person. */
  errors?: readonly Problem<string>[]
  supportCode?: string | undefined
}

/** Words of programs in the place of a sentence: one word, the name of an HTTP status, an exception, or a page. */
const OF_PROGRAMS = [
  /^[\w.-]*$/,
  /^(bad request|not found|internal server error|bad gateway|service unavailable|gateway time-?out)\.?$/i,
  /exception|\bsql\b|timed out/i,
  /<\/?[a-z]/i,
]

/** Returns the text if it is a sentence for the person, else nothing. */
export function sentenceIn(text: string): string {
  return OF_PROGRAMS.some(words => words.test(text.trim())) ? '' : text
}

/**
 * The server refused the call; `message` is the server's own sentence. A text that is none is the error code, if there
 * is no other: it is never shown.
 */
export class RequestRefused extends RequestFailed {
  override readonly name = 'RequestRefused'
  readonly status: number
  readonly httpStatus: number
  readonly errorCode: string | undefined
  readonly errors: readonly Problem<string>[]
  /** The server's own sentence; empty if it sent none. */
  readonly reason: string

  constructor(path: string, refusal: Refusal) {
    const { status, httpStatus = status, errorCode, message, errors = [], supportCode } = refusal
    const reason = sentenceIn(message)
    super(path, reason || texts.refusedWithoutReason, undefined, supportCode)
    this.reason = reason
    this.errors = errors
    this.status = status
    this.httpStatus = httpStatus
    this.errorCode = errorCode || (reason ? undefined : message) || undefined
  }

  /** True if the refusal is the result of a successful call: no such account, or a cancelled verification. */
  get isResult(): boolean {
    return this.status === 200
  }
}

/** No response arrived within the configured time. */
export class TimedOut extends RequestFailed {
  override readonly name = 'TimedOut'

  constructor(path: string, options?: ErrorOptions) {
    super(path, texts.timedOut, options)
  }
}

/** The server could not be reached, or the connection broke midway. An offline browser has its own message. */
export class Unreachable extends RequestFailed {
  override readonly name = 'Unreachable'

  constructor(path: string, options?: ErrorOptions) {
    super(path, isOffline() ? texts.offline : texts.unreachable, options)
  }
}

/** Returns true if the browser reports that it is offline. The opposite report is not reliable. */
function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}

/** The response has another shape than agreed; `detail` is for developers and contains no received values. */
export class UnexpectedResponse extends RequestFailed {
  override readonly name = 'UnexpectedResponse'
  readonly detail: string
  readonly httpStatus: number

  constructor(path: string, detail: string, httpStatus = 200, supportCode?: string) {
    super(path, texts.unexpectedResponse, undefined, supportCode)
    this.detail = detail
    this.httpStatus = httpStatus
  }
}

/** A file did not arrive in the store, or has no address there; `cause` is the underlying error. */
export class UploadFailed extends RequestFailed {
  override readonly name = 'UploadFailed'
}

/**
 * Returns if the error is the failure of a call.
 * @throws every other error: it is unexpected, so it must not be swallowed
 */
export function rethrowUnexpected(error: unknown): asserts error is RequestFailed {
  if (!(error instanceof RequestFailed)) throw error
}

/** Returns null for the failure of a call. @throws every other error */
export function nullIfFailed(error: unknown): null {
  rethrowUnexpected(error)
  return null
}

/** Resolves with whether the call succeeds. @throws every error that is not the failure of a call */
export async function isDone(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    rethrowUnexpected(error)
    return false
  }
}

export const TOO_MANY_REQUESTS = 429

/** The error code of a form that does not exist yet (ERR-02). */
export const FORM_NOT_READY = 'FILE_NOT_READY'

/** Returns the refusal of a call that may be repeated after some seconds; null if their number is unknown. */
export function tooManyRequests(path: string, retryAfterSeconds: number | null): RequestRefused {
  const message = texts.tooManyRequests(waitOf(retryAfterSeconds))
  return new RequestRefused(path, { status: TOO_MANY_REQUESTS, errorCode: 'TOO_MANY_REQUESTS', message })
}

function waitOf(seconds: number | null): string {
  if (seconds === null) return texts.awhile
  return seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60))
}

/**
 * Returns the screen's sentence for its failed call. For a call that was made too often it is the server's sentence,
 * which names the wait. If the server failed, the code to quote is behind it.
 * @throws every error that is not the failure of a call
 */
export function messageOr(error: unknown, sentence: string): string {
  rethrowUnexpected(error)
  const isTooOften = error instanceof RequestRefused && error.status === TOO_MANY_REQUESTS
  return isTooOften ? error.message : withCode(error, sentence)
}

/** Returns the server's own sentence for a refused call, else the screen's. @throws every other error */
export function reasonOr(error: unknown, sentence: string): string {
  const reason = error instanceof RequestRefused ? error.reason : ''
  return messageOr(error, reason || sentence)
}

/** Returns the Korean sentence of a failed call, with the code to quote if the server failed. @throws every other error */
export function messageFor(error: unknown): string {
  rethrowUnexpected(error)
  return withCode(error, error.message)
}

function withCode({ supportCode }: RequestFailed, sentence: string): string {
  return supportCode ? `${sentence} ${texts.supportCode(supportCode)}` : sentence
}
