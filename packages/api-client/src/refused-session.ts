import type { AxiosResponse } from 'axios'
import * as v from 'valibot'
import { looseText } from './answer.ts'

const UNAUTHORIZED = 401
/** A person who has not been verified yet has no session that could have ended. */
const NOT_VERIFIED = 'VERIFICATION_MISSING'

const Said = v.fallback(
  v.object({ status: v.fallback(looseText, ''), errorCode: v.fallback(looseText, '') }),
  { status: '', errorCode: '' },
)

/** Whether a response says that the session is over, by HTTP or in its body (SESS-38, GP-19). */
export function saysSessionIsOver({
  status,
  data,
}: Pick<AxiosResponse<unknown>, 'status' | 'data'>): boolean {
  const said = v.parse(Said, data)
  return [status, Number(said.status)].includes(UNAUTHORIZED) && said.errorCode !== NOT_VERIFIED
}
