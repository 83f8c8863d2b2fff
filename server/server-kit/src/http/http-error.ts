export type FieldProblem = { field: string; message: string }

/** A request that is refused on purpose; everything else that is thrown is our own failure. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly errorCode: string
  readonly errors: readonly FieldProblem[] | undefined
  /** The seconds until the same request may be repeated, if known. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    status: number,
    errorCode: string,
    message: string,
    errors?: readonly FieldProblem[],
    retryAfterSeconds?: number,
  ) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.errors = errors
    this.retryAfterSeconds = retryAfterSeconds
  }
}
