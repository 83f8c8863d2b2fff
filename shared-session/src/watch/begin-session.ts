import { SESSION_TOKEN_SECONDS } from 'domain-rules'
import { ownerOfTab, writeBrowserSession } from '../browser/browser-session.ts'
import { session } from '../session.ts'
import type { SessionTimer } from '../session-state.ts'

/**
 * A session begins, or goes on for another hour: call it as soon as `token/create` has given a token (AMB-07, SESS-31).
 * `askedAt` is when the token was asked for, in milliseconds since 1970: the server's hour cannot have begun earlier.
 * The other tabs of the same person and business go on with it.
 */
export function beginSession(token: string, askedAt: number): void {
  runSession(token, runningTimer(SESSION_TOKEN_SECONDS, askedAt))
}

/** Goes on with a token and a timer, here and in the other tabs. */
export function runSession(token: string, timer: RunningTimer): void {
  writeBrowserSession({ owner: ownerOfTab(), token, deadline: timer.deadline, extendingUntil: 0 })
  session.update({ token, timer })
}

type RunningTimer = SessionTimer & { deadline: number }

/** The timer of a session of which so many seconds were left at that moment. */
export function runningTimer(seconds: number, at: number): RunningTimer {
  return { time: seconds, isRunning: true, deadline: at + seconds * 1000 }
}
