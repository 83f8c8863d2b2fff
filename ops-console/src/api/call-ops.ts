import { CallRefused, callSite } from 'page-kit'
import * as t from './texts.ko.ts'

/** Who calls: the token, and the name that history and audit log get. */
export type Operator = { token: string; name: string }

/** Asks the operations API; a body makes it a POST, or a PUT. Throws `CallRefused` or `SiteUnreachable`. */
export type CallOps = (
  operator: Operator,
  path: string,
  body?: object,
  method?: 'POST' | 'PUT',
) => Promise<unknown>

/** Whether the token is no longer taken, or its address is locked out. */
export function isSessionOver(error: unknown): error is CallRefused {
  return error instanceof CallRefused && [401, 429].includes(error.status)
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

export const callOps: CallOps = (operator, path, body, method = 'POST') =>
  callSite(path, {
    ...(body && { method, body: JSON.stringify(body) }),
    headers: { ...headersOf(operator), ...(body && { 'content-type': 'application/json' }) },
    signal: AbortSignal.timeout(TIMEOUT_MS),
    unreachable: t.unreachable,
    // `/readyz` says what is wrong with 503.
    isReply: ({ ok }) => ok || path === '/readyz',
  })

/** By which the API knows the operator. */
export function headersOf({ token, name }: Operator): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(name !== '' && { 'x-operator': name }) }
}
