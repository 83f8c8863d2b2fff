import * as v from 'valibot'
import * as t from './texts.ko.ts'

/** Who calls: the token, and the name that history and audit log get. */
export type Operator = { token: string; name: string }

/** Asks the operations API; a body makes it a POST. Throws `OpsRefused` or `OpsUnreachable`. */
export type CallOps = (operator: Operator, path: string, body?: object) => Promise<unknown>

/** The server said no; `message` is its sentence, `details` say more, in English. */
export class OpsRefused extends Error {
  override readonly name = 'OpsRefused'
  readonly status: number
  readonly details: readonly string[]
  /** When it may be tried again; null when that was not said. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, message: string, details: readonly string[], retryAfterSeconds: number | null) {
    super(message)
    this.status = status
    this.details = details
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** No reply came, or one that was none of the API's. */
export class OpsUnreachable extends Error {
  override readonly name = 'OpsUnreachable'
}

const TIMEOUT_MS = 15_000

const refusal = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
})

export const callOps: CallOps = async ({ token, name }, path, body) => {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(name !== '' && { 'x-operator': name }),
    ...(body && { 'content-type': 'application/json' }),
  }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {}
  try {
    const response = await fetch(path, { ...sent, headers, signal, cache: 'no-store' })
    const said: unknown = await response.json()
    // `/readyz` says what is wrong with 503.
    if (response.ok || path === '/readyz') return said
    throw refusalIn(response, said)
  } catch (error) {
    if (error instanceof OpsRefused) throw error
    throw new OpsUnreachable(t.unreachable, { cause: error })
  }
}

function refusalIn({ status, headers }: Response, said: unknown): OpsRefused {
  const { message, errors } = v.parse(refusal, said)
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  const details = errors.map(error => error.message)
  return new OpsRefused(status, message, details, Number.isFinite(retryAfter) ? retryAfter : null)
}
