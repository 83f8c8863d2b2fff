import * as v from 'valibot'

/** The server said no; `message` is its sentence, `details` say more, in English. */
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

/** No reply came, or one that made no sense. */
export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

type Options = RequestInit & {
  /** What is said when no reply comes. */
  unreachable: string
  /** Which responses are replies; those of success, if nothing else is said. */
  isReply?: (response: Response) => boolean
}

const refusal = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
})

/** What the site replies, as JSON. Throws `CallRefused` or `SiteUnreachable`. */
export async function callSite(path: string, options: Options): Promise<unknown> {
  const { unreachable, isReply = ({ ok }) => ok, ...init } = options
  try {
    const response = await fetch(path, { ...init, cache: 'no-store' })
    if (isReply(response)) return await response.json()
    throw await refusalIn(response)
  } catch (error) {
    if (error instanceof CallRefused) throw error
    throw new SiteUnreachable(unreachable, { cause: error })
  }
}

/** What came, in the shape that was agreed. Throws `SiteUnreachable` with the sentence when it makes no sense. */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, came: unknown, unexpected: string): T {
  const read = v.safeParse(schema, came)
  if (read.success) return read.output
  throw new SiteUnreachable(unexpected)
}

/** Why the server said no. Throws when it is not the API that says so. */
export async function refusalIn(response: Response): Promise<CallRefused> {
  const { message, errors } = v.parse(refusal, await response.json())
  return new CallRefused(
    response.status,
    message,
    errors.map(error => error.message),
  )
}
