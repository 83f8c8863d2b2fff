import { needsSession } from 'domain-rules/guard'
import { watchSession } from 'applicant-flow/session'
import { dialogs, type SessionWatch } from 'shared-session'
import type { LiveRoutes } from '../routing/live-routes.ts'
import * as t from './texts.ko.ts'

let watch: SessionWatch | undefined

/** Watches the session from now on, whichever page is shown. Called once, when the ports are in place. */
export function startSessionWatch(routes: LiveRoutes): void {
  watch = watchSession({
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
