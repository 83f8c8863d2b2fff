import { texts } from './texts.ko.ts'

/** A call that did not bring what was asked for; `message` is a Korean sentence for the person. */
class RequestFailed extends Error {
  readonly path: string

  constructor(path: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.path = path
  }
}

type Refusal = { status: number; errorCode?: string | undefined; message: string }

/** The server understood the call and said no; `message` is its own sentence. */
export class RequestRefused extends RequestFailed {
  override readonly name = 'RequestRefused'
  readonly status: number
  readonly errorCode: string | undefined

  constructor(path: string, { status, errorCode, message }: Refusal) {
    super(path, message || texts.refusedWithoutReason)
    this.status = status
    this.errorCode = errorCode
  }

  /** Whether the call itself went well and the no is its result: no such account, a verification that was cancelled. */
  get isResult(): boolean {
    return this.status === 200
  }
}

/** No answer came within the configured time. */
export class TimedOut extends RequestFailed {
  override readonly name = 'TimedOut'

  constructor(path: string, options?: ErrorOptions) {
    super(path, texts.timedOut, options)
  }
}

/**
 * The server could not be reached, or the connection broke before the whole answer was there. A browser without a line is
 * told so.
 */
export class Unreachable extends RequestFailed {
  override readonly name = 'Unreachable'

  constructor(path: string, options?: ErrorOptions) {
    super(path, isOffline() ? texts.offline : texts.unreachable, options)
  }
}

/** Whether the browser says that it has no line. What it says the other way round is not to be relied on. */
function isOffline(): boolean {
  return 'onLine' in navigator && !navigator.onLine
}

/** Something answered, but not in the agreed shape; `detail` is for developers and holds no received values. */
export class UnexpectedAnswer extends RequestFailed {
  override readonly name = 'UnexpectedAnswer'
  readonly detail: string

  constructor(path: string, detail: string) {
    super(path, texts.unexpectedAnswer)
    this.detail = detail
  }
}

/** A file did not arrive where it was to be stored; `cause` is what happened on the way. */
export class UploadFailed extends RequestFailed {
  override readonly name = 'UploadFailed'
}

/**
 * Returns for the failure of a call, and for nothing else.
 * @throws every error that is not one of the named ones above: it was not expected, so it must not be swallowed
 */
export function rethrowUnexpected(error: unknown): asserts error is RequestFailed {
  if (!(error instanceof RequestFailed)) throw error
}

export const TOO_MANY_REQUESTS = 429

/** The refusal of a call that the server takes again after so many seconds; null where it does not say how many. */
export function tooManyRequests(path: string, retryAfterSeconds: number | null): RequestRefused {
  const message = texts.tooManyRequests(waitOf(retryAfterSeconds))
  return new RequestRefused(path, { status: TOO_MANY_REQUESTS, errorCode: 'TOO_MANY_REQUESTS', message })
}

function waitOf(seconds: number | null): string {
  if (seconds === null) return texts.awhile
  return seconds < 60 ? texts.seconds(seconds) : texts.minutes(Math.ceil(seconds / 60))
}

/**
 * The sentence of a screen for its failed call; for a call that only comes too often the one that says when to try again.
 * @throws every error that is not the failure of a call
 */
export function messageOr(error: unknown, sentence: string): string {
  rethrowUnexpected(error)
  const isTooOften = error instanceof RequestRefused && error.status === TOO_MANY_REQUESTS
  return isTooOften ? error.message : sentence
}

/**
 * The Korean sentence of a failed call.
 * @throws every other error
 */
export function messageFor(error: unknown): string {
  rethrowUnexpected(error)
  return error.message
}
