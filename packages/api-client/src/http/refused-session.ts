import type { AxiosResponse } from 'axios'

const UNAUTHORIZED = 401
/** Refused for a person who is not verified yet, so there is no session to end. */
const NOT_VERIFIED = 'VERIFICATION_MISSING'

/**
 * Returns true for a response that reports the end of the session, by HTTP or in its body (SESS-38, GP-19).
 * Read without the validation library, since every remote bundles this, even one without calls.
 */
export function isSessionOver({ status, data }: Pick<AxiosResponse<unknown>, 'status' | 'data'>): boolean {
  const body: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  return [status, Number(body['status'])].includes(UNAUTHORIZED) && body['errorCode'] !== NOT_VERIFIED
}
