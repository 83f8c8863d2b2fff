import type { FastifyRequest } from 'fastify'
import type { Database } from '../stores/database.ts'
import { findVerification } from '../stores/verification-store.ts'
import { VERIFICATION_SECONDS, type Verification } from '../verification/verification.ts'
import { clearCookie, cookieIn, setCookie, type Exchange } from 'server-kit'

const VERIFICATION_COOKIE = 'sbiz_verification'

/** Sets the cookie that names the browser's verification; its id must be impossible to guess. */
export function setVerificationCookie(exchange: Exchange, verificationId: string): void {
  setCookie(exchange, VERIFICATION_COOKIE, verificationId, { seconds: VERIFICATION_SECONDS })
}

export function clearVerificationCookie(exchange: Exchange): void {
  clearCookie(exchange, VERIFICATION_COOKIE)
}

/** Returns the browser's latest verification; null without one that has not expired. */
export async function begunVerification(
  { database, now }: { database: Database; now: () => Date },
  request: FastifyRequest,
): Promise<Verification | null> {
  const id = verificationOf(request)
  return id === null ? null : findVerification(database, { id }, now())
}

/** Returns the id of the browser's latest verification; null without one. */
export function verificationOf(request: FastifyRequest): string | null {
  return cookieIn(request, VERIFICATION_COOKIE)
}
