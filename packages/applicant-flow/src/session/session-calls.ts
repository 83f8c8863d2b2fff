import { RequestRefused, rethrowUnexpected, Unreachable } from 'api-client/errors'
import { createToken, logOut, remainingSeconds } from 'api-client/identity'
import type { Extension, SessionCalls } from 'shared-session'
import { isBackendElsewhere } from 'site-config'

const UNAUTHORIZED = 401
const SERVER_IN_TROUBLE = 500

/** The calls of a session, with the outcomes that its watch needs. */
export const sessionCalls: SessionCalls = { remainingSeconds: secondsLeft, extend, logOut: endSession }

/** Only 401 means that the token has expired: not a server error, a rate limit, or an unknown call. */
async function secondsLeft(token: string): Promise<number | null> {
  try {
    return await remainingSeconds(token)
  } catch (error) {
    rethrowUnexpected(error)
    return error instanceof RequestRefused && error.status === UNAUTHORIZED ? 0 : null
  }
}

async function extend(applicationNumber: string): Promise<Extension> {
  try {
    return { token: await createToken(applicationNumber) }
  } catch (error) {
    rethrowUnexpected(error)
    return error instanceof RequestRefused ? 'refused' : 'failed'
  }
}

/** A backend without the call refuses it, or is not reachable without CORS: the session then ends here alone. */
async function endSession(): Promise<boolean> {
  try {
    await logOut()
    return true
  } catch (error) {
    rethrowUnexpected(error)
    if (error instanceof RequestRefused) return error.status < SERVER_IN_TROUBLE
    return error instanceof Unreachable && isBackendElsewhere()
  }
}
