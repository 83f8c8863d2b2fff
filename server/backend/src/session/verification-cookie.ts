import type { FastifyRequest } from 'fastify'
import { VERIFICATION_SECONDS } from '../verification/verification.ts'
import { clearCookie, cookieIn, setCookie, type Exchange } from 'server-kit'

const VERIFICATION_COOKIE = 'sbiz_verification'

/** Names the verification that this browser has begun; its id must be impossible to guess. */
export function rememberVerification(exchange: Exchange, verificationId: string): void {
  setCookie(exchange, VERIFICATION_COOKIE, verificationId, { seconds: VERIFICATION_SECONDS })
}

export function forgetVerification(exchange: Exchange): void {
  clearCookie(exchange, VERIFICATION_COOKIE)
}

/** The id of the verification that this browser has begun last, null without one. */
export function verificationOf(request: FastifyRequest): string | null {
  return cookieIn(request, VERIFICATION_COOKIE)
}
