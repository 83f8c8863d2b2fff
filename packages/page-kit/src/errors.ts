import * as v from 'valibot'

/** The server refused a call; `message` is its sentence, `details` are more sentences, in Korean or English. The code is empty without one. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly status: number
  readonly details: readonly string[]
  readonly errorCode: string

  constructor(status: number, message: string, details: readonly string[] = [], errorCode = '') {
    super(message)
    this.status = status
    this.details = details
    this.errorCode = errorCode
  }
}

/** No response arrived, or one of an unknown shape. */
export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

const refusal = v.object({
  message: v.string(),
  errorCode: v.optional(v.string()),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
})

/** Returns the refusal in a response. Throws if the response is not the API's. */
export async function refusalIn(response: Response): Promise<CallRefused> {
  const { message, errors, errorCode } = v.parse(refusal, await response.json())
  return new CallRefused(
    response.status,
    message,
    errors.map(error => error.message),
    errorCode,
  )
}
