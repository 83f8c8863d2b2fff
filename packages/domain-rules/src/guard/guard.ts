import { needs, type Need } from './needs.ts'
import { proceed } from '../verdict.ts'
import { paths, type Path } from '../journey/paths.ts'
import * as t from './texts.ko.ts'

/** The facts of a visitor that the guard needs. */
export type GuardFacts = Readonly<Record<Need, boolean>>

/** A visitor who is turned away without a reason is redirected without a message. */
export type TurnedAway = { ok: false; reason: string | null; goTo: Path; clearsSession: boolean }

export type GuardVerdict = { ok: true } | TurnedAway

type Guarded = { needs: readonly Need[] }

const TURNED_AWAY: Readonly<Record<Need, TurnedAway>> = {
  devRoutes: turnAway(t.unknownPath, paths.home),
  adminAddress: turnAway(null, paths.home),
  applicationNumber: turnAway(t.businessNumberFirst, paths.businessNumber),
  businessNumber: turnAway(t.businessNumberFirst, paths.businessNumberForResult),
  identity: turnAway(t.identityFirst, paths.identityCheck),
  authCookie: { ...turnAway(t.authenticationExpired, paths.home), clearsSession: true },
  token: { ...turnAway(t.tokenExpired, paths.home), clearsSession: true },
}

/** These facts are gone once the session has ended. */
const OF_THE_SESSION: readonly Need[] = [
  'applicationNumber',
  'businessNumber',
  'identity',
  'authCookie',
  'token',
]

/**
 * Lets a visitor enter a route, or returns the message, the redirect, and whether session and cookie are cleared
 * (GUARD-28 to GUARD-39, AMB-35 to AMB-40). The order of `needs` does not matter.
 */
export function guardVerdict(route: Guarded, facts: GuardFacts): GuardVerdict {
  const missing = needs.find(need => route.needs.includes(need) && !facts[need])
  return missing ? TURNED_AWAY[missing] : proceed
}

/** Returns true if a page has no use once the session has ended (AMB-06). */
export function needsSession(route: Guarded): boolean {
  return route.needs.some(need => OF_THE_SESSION.includes(need))
}

/** Returns true if a page is open to signed-in visitors only (AMB-39). */
export function isProtected(route: Guarded): boolean {
  return route.needs.includes('authCookie')
}

/**
 * Returns the facts of a visitor on the way to another page: without a session, once they leave a protected page
 * without the cookie. A page that needs the cookie itself first shows that it is gone (AMB-40).
 */
export function factsAfterLeaving(from: Guarded | null, to: Guarded, facts: GuardFacts): GuardFacts {
  if (!losesSession(from, to, facts) || isProtected(to)) return facts
  return { ...facts, ...Object.fromEntries(OF_THE_SESSION.map(need => [need, false])) }
}

/** Returns true if a move between two pages ends the visitor's session, because the cookie is gone (GUARD-29, AMB-40). */
export function losesSession(
  from: Guarded | null,
  to: Guarded,
  { authCookie }: Pick<GuardFacts, 'authCookie'>,
): boolean {
  return from !== null && from !== to && isProtected(from) && !authCookie
}

function turnAway(reason: string | null, goTo: Path): TurnedAway {
  return { ok: false, reason, goTo, clearsSession: false }
}
