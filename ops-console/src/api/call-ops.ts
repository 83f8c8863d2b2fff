import { CallRefused, sendCall, type InputOf, type JsonCall, type OutputOf } from 'page-kit/calls'
import * as t from './texts.ko.ts'

/** The operator: the token, and the name for history and audit log. */
export type Operator = { token: string; name: string }

/** Sends a call of the operations API. Throws `CallRefused` or `SiteUnreachable`. */
export type CallOps = <C extends JsonCall>(
  operator: Operator,
  call: C,
  input: InputOf<C>,
) => Promise<OutputOf<C>>

/** Sends a call as the operator who is signed in. Throws `CallRefused` or `SiteUnreachable`. */
export type Send = <C extends JsonCall>(call: C, input: InputOf<C>) => Promise<OutputOf<C>>

/** Returns true if the token is no longer valid, or its address is locked out; false for too many streams of a network. */
export function isSessionOver(error: unknown): error is CallRefused {
  return error instanceof CallRefused && (error.status === 401 || error.errorCode === 'OPS_LOCKED_OUT')
}

/** Returns the calls of an operator, which report the reason when the session is over. */
export function sendAs(operator: Operator, call: CallOps, onOver: (why: string) => void): Send {
  return async (...args) => {
    try {
      return await call(operator, ...args)
    } catch (error) {
      if (isSessionOver(error)) onOver(error.message)
      throw error
    }
  }
}

/** Running a release in a browser takes the server some seconds. */
const TIMEOUT_MS = 60_000

export const callOps: CallOps = (operator, call, input) =>
  sendCall(call, input, { ...t, headers: headersOf(operator), timeoutMs: TIMEOUT_MS })

/** The headers by which the API identifies the operator. */
export function headersOf({ token, name }: Operator): Record<string, string> {
  return { authorization: `Bearer ${token}`, ...(name !== '' && { 'x-operator': name }) }
}
