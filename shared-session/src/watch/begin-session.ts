import { SESSION_TOKEN_SECONDS } from 'domain-rules'
import { session } from '../session.ts'
import type { SessionTimer } from '../session-state.ts'

/**
 * A session begins, or goes on for another hour: call it as soon as `token/create` has given a token (AMB-07, SESS-31).
 * `askedAt` is when the token was asked for, in milliseconds since 1970: the server's hour cannot have begun earlier.
 */
export function beginSession(token: string, askedAt: number): void {
  session.update({ token, timer: runningTimer(SESSION_TOKEN_SECONDS, askedAt) })
}

/** The timer of a session of which so many seconds were left at that moment. */
export function runningTimer(seconds: number, at: number): SessionTimer {
  return { time: seconds, isRunning: true, deadline: at + seconds * 1000 }
}
