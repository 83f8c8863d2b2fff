import { needsSession } from 'domain-rules/guard'
import { watchSession } from 'applicant-flow/session'
import { dialogs, type SessionCalls, type SessionWatch } from 'shared-session'
import { lateCode } from '../compose/late-code.ts'
import type { LiveRoutes } from '../routing/live-routes.ts'
import * as t from './texts.ko.ts'

let watch: SessionWatch | undefined

/** The calls of a session. Their code loads late, and if it does not load, they fail as without a response. */
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

/** Ends the session once the person has confirmed it. The draft of the business data is kept (GP-09). */
export async function logOut(): Promise<void> {
  if (await dialogs.confirm(t.logOutQuestion, { yes: t.logOut, no: t.stay })) await watch?.logOut()
}

/** Asks the server for another hour; a failure is shown (SESS-31). */
export function extendSession(): void {
  void watch?.extend()
}
