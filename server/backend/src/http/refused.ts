export type FieldProblem = { field: string; message: string }

/** A request that is answered with an error on purpose; everything else that is thrown is our own failure. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly status: number
  readonly errorCode: string
  readonly errors: readonly FieldProblem[] | undefined

  constructor(status: number, errorCode: string, message: string, errors?: readonly FieldProblem[]) {
    super(message)
    this.status = status
    this.errorCode = errorCode
    this.errors = errors
  }
}
