import type { AxiosResponse } from 'axios'
import { PASS_REQUIRED, PASS_REQUIRED_HEADER } from 'domain-rules/queue'

// Read without the validation library, since every remote bundles this, even one without calls.
const UNAUTHORIZED = 401
const FORBIDDEN = 403
/** Refused for a person who is not verified yet, so there is no session to end. */
const NOT_VERIFIED = 'VERIFICATION_MISSING'

/** The site refuses calls for a while: those that change an application, or all of them in maintenance. */
export type Pause = { sentence: string; isMaintenance: boolean }

/** Returns true for a response that reports the end of the session, by HTTP or in its body (SESS-38, GP-19). */
export function isSessionOver({ status, data }: Pick<AxiosResponse<unknown>, 'status' | 'data'>): boolean {
  const body = bodyOf(data)
  return [status, Number(body['status'])].includes(UNAUTHORIZED) && body['errorCode'] !== NOT_VERIFIED
}

/** Returns true for a call without a turn, by body, or by header if a page was asked for (AMB-27). */
export function isPassRequired({ status, data, headers }: AxiosResponse<unknown>): boolean {
  const isOfTurn = bodyOf(data)['errorCode'] === PASS_REQUIRED || Boolean(headers[PASS_REQUIRED_HEADER])
  return status === FORBIDDEN && isOfTurn
}

/** Returns the server's sentence if it refuses the call for a while: the site is read-only, or in maintenance. */
export function pauseIn({ status, data }: AxiosResponse<unknown>): Pause | null {
  const { errorCode, message } = bodyOf(data)
  const isMaintenance = errorCode === 'MAINTENANCE'
  const isPaused = status === 503 && (isMaintenance || errorCode === 'READ_ONLY')
  return isPaused ? { sentence: String(message), isMaintenance } : null
}

function bodyOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' ? { ...data } : {}
}
