import { SESSION_TOKEN_SECONDS } from 'domain-rules'
import { ownerOfTab, writeBrowserSession } from '../browser/browser-session.ts'
import { session } from '../session.ts'
import type { SessionTimer } from '../session-state.ts'

/**
 * Begins a session, or extends it by another hour. Call it as soon as `token/create` has given a token (AMB-07,
 * SESS-31). `askedAt` is the time of the request, in milliseconds since 1970: the server's hour cannot have begun
 * earlier. The other tabs of the same person and business continue with it.
 */
export function beginSession(token: string, askedAt: number): void {
  runSession(token, runningTimer(SESSION_TOKEN_SECONDS, askedAt))
}

/** Continues with a token and a timer, here and in the other tabs. */
export function runSession(token: string, timer: RunningTimer): void {
  writeBrowserSession({ owner: ownerOfTab(), token, deadline: timer.deadline, extendingUntil: 0 })
  session.update({ token, timer })
}

type RunningTimer = SessionTimer & { deadline: number }

/** Returns the timer of a session with so many seconds left at that moment. */
export function runningTimer(seconds: number, at: number): RunningTimer {
  return { time: seconds, isRunning: true, deadline: at + seconds * 1000 }
}
