import { SESSION_TOKEN_SECONDS } from 'domain-rules'
import * as v from 'valibot'
import { looseNumber, UNSHOWN } from '../http/read-response.ts'
import { readJson } from '../http/http.ts'

const TokenAnswer = v.object({ result: v.pipe(v.string(), v.nonEmpty()) })

// Less than none is none.
const SecondsAnswer = v.object({
  result: v.pipe(
    looseNumber,
    v.transform(seconds => Math.max(seconds, 0)),
  ),
})

/**
 * A new session token for an application; the one before it ends. Lives for an hour unless said (API-20, SESS-31).
 * When no answer came, it is asked for once more by itself: the first one may be live already, and the newest counts.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function createToken(
  applicationNumber: string,
  seconds: number = SESSION_TOKEN_SECONDS,
): Promise<string> {
  const query = new URLSearchParams({ aplyNo: applicationNumber, seconds: String(seconds) })
  const { result } = await readJson(`/api/v1/common/token/create?${query}`, undefined, {
    successStatus: '200',
    shape: TokenAnswer,
  })
  return result
}

/**
 * How many seconds a session token has left; 0 for one that does not live (API-19).
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function remainingSeconds(token: string): Promise<number> {
  const query = new URLSearchParams({ token })
  const { result } = await readJson(`/api/v1/common/token/remaining?${query}`, undefined, {
    successStatus: '200',
    shape: SecondsAnswer,
  })
  return result
}

/**
 * Ends the session on the server, with every copy of its cookies. A call of ours: other backends may not know it.
 * @throws RequestRefused, TimedOut, Unreachable, UnexpectedAnswer
 */
export async function logOut(): Promise<void> {
  await readJson('/api/v1/auth/logout', undefined, { successStatus: UNSHOWN, shape: v.unknown() })
}
