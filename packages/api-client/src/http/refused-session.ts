import type { AxiosResponse } from 'axios'

const UNAUTHORIZED = 401
/** A person who has not been verified yet has no session that could have ended. */
const NOT_VERIFIED = 'VERIFICATION_MISSING'

// Every remote brings this, also one whose screen makes no call: so it is read without the validation library.
/** Whether a response says that the session is over, by HTTP or in its body (SESS-38, GP-19). */
export function saysSessionIsOver({
  status,
  data,
}: Pick<AxiosResponse<unknown>, 'status' | 'data'>): boolean {
  const said: Record<string, unknown> = typeof data === 'object' && data !== null ? { ...data } : {}
  return [status, Number(said['status'])].includes(UNAUTHORIZED) && said['errorCode'] !== NOT_VERIFIED
}
