import { RequestRefused, rethrowUnexpected, Unreachable } from 'api-client/errors'
import { createToken, logOut, remainingSeconds } from 'api-client/identity'
import type { Extension, SessionCalls } from 'shared-session'
import { isBackendElsewhere } from 'site-config'

const UNAUTHORIZED = 401
const SERVER_IN_TROUBLE = 500

/** The calls by which a session lives, as its watch wants to know of them. */
export const sessionCalls: SessionCalls = { remainingSeconds: secondsLeft, extend, logOut: endSession }

/** Only 401 says that the token is dead: not a server in trouble, in haste, or one that does not know the call. */
async function secondsLeft(token: string): Promise<number | null> {
  try {
    return await remainingSeconds(token)
  } catch (error) {
    rethrowUnexpected(error)
    return isUnauthorized(error) ? 0 : null
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

/**
 * A backend that does not know the call refuses it, and one on another origin that does not name it to browsers cannot be
 * reached by it: then the session ends here alone.
 */
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

function isUnauthorized(error: unknown): boolean {
  return error instanceof RequestRefused && error.status === UNAUTHORIZED
}
