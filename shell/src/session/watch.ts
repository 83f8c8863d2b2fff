import { needsSession } from 'domain-rules/guard'
import { watchSession } from 'applicant-flow/session'
import { dialogs, type SessionCalls, type SessionWatch } from 'shared-session'
import { lateCode } from '../compose/late-code.ts'
import type { LiveRoutes } from '../routing/live-routes.ts'
import * as t from './texts.ko.ts'

let watch: SessionWatch | undefined

/** The calls of a session, with code that home does without. They fail like calls without a response if it is missing. */
const calls: SessionCalls = {
  remainingSeconds: async token => (await sessionCalls())?.remainingSeconds(token) ?? null,
  extend: async applicationNumber => (await sessionCalls())?.extend(applicationNumber) ?? 'failed',
  logOut: async () => (await sessionCalls())?.logOut?.() ?? false,
}

async function sessionCalls(): Promise<SessionCalls | null> {
  try {
    return (await lateCode()).sessionCalls
  } catch (error) {
    console.error('the calls of the session do not load', error)
    return null
  }
}

/** Watches the session from now on, whichever page is shown. Called once, when the ports are in place. */
export function startSessionWatch(routes: LiveRoutes): void {
  watch = watchSession({
    calls,
    needsSession() {
      const route = routes.get(location.pathname)
      return route !== undefined && needsSession(route)
    },
  })
}

/** Asks the server how long the session still lasts (SESS-26, AMB-07). */
export function checkSession(): void {
  void watch?.check()
}

/**
 * Ends the session once the person has confirmed it. Typed data of the business is kept, as at the end by time
 * (GP-09).
 */
export async function logOut(): Promise<void> {
  if (await dialogs.confirm(t.logOutQuestion, { yes: t.logOut, no: t.stay })) await watch?.logOut()
}

/** Asks the server for another hour; a failure is shown (SESS-31). */
export function extendSession(): void {
  void watch?.extend()
}
