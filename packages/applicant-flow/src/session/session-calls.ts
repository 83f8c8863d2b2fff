import { RequestRefused, rethrowUnexpected } from 'api-client/errors'
import { createToken, remainingSeconds } from 'api-client/token'
import type { Extension, SessionCalls } from 'shared-session'

/** The two calls by which a session lives, as its watch wants to know of them. */
export const sessionCalls: SessionCalls = { remainingSeconds: secondsLeft, extend }

/** A server in trouble has not said that the token is dead, and neither has one that does not answer. */
async function secondsLeft(token: string): Promise<number | null> {
  try {
    return await remainingSeconds(token)
  } catch (error) {
    rethrowUnexpected(error)
    return isRefused(error) ? 0 : null
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

function isRefused(error: unknown): boolean {
  return error instanceof RequestRefused && error.status < 500
}
