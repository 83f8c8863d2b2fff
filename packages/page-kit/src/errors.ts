import * as v from 'valibot'

/** The server refused a call; `message` is its sentence, `details` are more sentences, in English. */
export class CallRefused extends Error {
  override readonly name = 'CallRefused'
  readonly status: number
  readonly details: readonly string[]

  constructor(status: number, message: string, details: readonly string[] = []) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** No response arrived, or one of an unknown shape. */
export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

const refusal = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
})

/** Returns the refusal in a response. Throws if the response is not the API's. */
export async function refusalIn(response: Response): Promise<CallRefused> {
  const { message, errors } = v.parse(refusal, await response.json())
  return new CallRefused(
    response.status,
    message,
    errors.map(error => error.message),
  )
}
