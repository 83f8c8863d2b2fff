import * as v from 'valibot'
import * as t from './texts.ko.ts'

/** Who calls: the token, and the name that history and audit log get. */
export type Operator = { token: string; name: string }

/** Asks the operations API; a body makes it a POST, or a PUT. Throws `OpsRefused` or `OpsUnreachable`. */
export type CallOps = (
  operator: Operator,
  path: string,
  body?: object,
  method?: 'POST' | 'PUT',
) => Promise<unknown>

/** The server said no; `message` is its sentence, `details` say more, in English. */
export class OpsRefused extends Error {
  override readonly name = 'OpsRefused'
  readonly status: number
  readonly details: readonly string[]

  constructor(status: number, message: string, details: readonly string[] = []) {
    super(message)
    this.status = status
    this.details = details
  }
}

/** No reply came, or one that was none of the API's. */
export class OpsUnreachable extends Error {
  override readonly name = 'OpsUnreachable'
}

/** Whether the token is no longer taken, or its address is locked out. */
export function isSessionOver(error: unknown): error is OpsRefused {
  return error instanceof OpsRefused && [401, 429].includes(error.status)
}

/** Calls as before, and tells why when the session is over. */
export function tellingOfTheEnd(call: CallOps, onOver: (why: string) => void): CallOps {
  return async (...asked) => {
    try {
      return await call(...asked)
    } catch (error) {
      if (isSessionOver(error)) onOver(error.message)
      throw error
    }
  }
}

/** Trying a release out in a browser takes the server some seconds. */
const TIMEOUT_MS = 60_000

const refusal = v.object({
  message: v.string(),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
})

export const callOps: CallOps = async (operator, path, body, method = 'POST') => {
  const headers = { ...headersOf(operator), ...(body && { 'content-type': 'application/json' }) }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const sent = body ? { method, body: JSON.stringify(body) } : {}
  try {
    const response = await fetch(path, { ...sent, headers, signal, cache: 'no-store' })
    // `/readyz` says what is wrong with 503.
    if (response.ok || path === '/readyz') return await response.json()
    throw await refusalIn(response)
  } catch (error) {
    if (error instanceof OpsRefused) throw error
    throw new OpsUnreachable(t.unreachable, { cause: error })
  }
}

/** By which the API knows the operator. */
export function headersOf({ token, name }: Operator): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(name !== '' && { 'x-operator': name }) }
}

/** Why the server said no. Throws when it is not the API that says so. */
export async function refusalIn(response: Response): Promise<OpsRefused> {
  const { message, errors } = v.parse(refusal, await response.json())
  return new OpsRefused(
    response.status,
    message,
    errors.map(error => error.message),
  )
}
