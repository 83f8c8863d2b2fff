import { SESSION_TOKEN_SECONDS } from 'domain-rules'
import * as v from 'valibot'
import { looseNumber, UNSHOWN } from '../http/read-response.ts'
import { readJson } from '../http/http.ts'

const TokenResponse = v.object({ result: v.pipe(v.string(), v.nonEmpty()) })

// A negative number counts as 0.
const SecondsResponse = v.object({
  result: v.pipe(
    looseNumber,
    v.transform(seconds => Math.max(seconds, 0)),
  ),
})

/**
 * Creates a session token for an application; the previous one ends. Valid for an hour by default (API-20, SESS-31).
 * Without a response the call is repeated once: the first token may exist already, and only the newest is valid.
 * @throws RequestFailed
 */
export async function createToken(
  applicationNumber: string,
  seconds: number = SESSION_TOKEN_SECONDS,
): Promise<string> {
  const query = new URLSearchParams({ aplyNo: applicationNumber, seconds: String(seconds) })
  const { result } = await readJson(`/api/v1/common/token/create?${query}`, undefined, {
    successStatus: '200',
    shape: TokenResponse,
  })
  return result
}

/** Returns the remaining seconds of a session token; 0 for one that is not valid (API-19). @throws RequestFailed */
export async function remainingSeconds(token: string): Promise<number> {
  const query = new URLSearchParams({ token })
  const { result } = await readJson(`/api/v1/common/token/remaining?${query}`, undefined, {
    successStatus: '200',
    shape: SecondsResponse,
  })
  return result
}

/** Ends the session on the server. Our own call, which other backends may not have. @throws RequestFailed */
export async function logOut(): Promise<void> {
  await readJson('/api/v1/auth/logout', undefined, { successStatus: UNSHOWN, shape: v.unknown() })
}
