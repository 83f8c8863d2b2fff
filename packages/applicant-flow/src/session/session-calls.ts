import { RequestRefused, rethrowUnexpected } from 'api-client/errors'
import { createToken, remainingSeconds } from 'api-client/token'
import type { Extension, SessionCalls } from 'shared-session'

const UNAUTHORIZED = 401

/** The two calls by which a session lives, as its watch wants to know of them. */
export const sessionCalls: SessionCalls = { remainingSeconds: secondsLeft, extend }

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

function isUnauthorized(error: unknown): boolean {
  return error instanceof RequestRefused && error.status === UNAUTHORIZED
}
