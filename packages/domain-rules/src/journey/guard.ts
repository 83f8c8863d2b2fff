import * as texts from './texts.ko.ts'
import { proceed } from '../verdict.ts'
import { paths, type Path } from './paths.ts'

/**
 * In the order in which they are asked: who may see the page at all, then what a visitor must do first, then
 * whether the authentication still holds (AMB-35, AMB-39).
 */
const NEEDS = [
  'devRoutes',
  'adminAddress',
  'applicationNumber',
  'businessNumber',
  'identity',
  'authCookie',
  'token',
] as const

/** What a route may ask of a visitor before it lets them in. */
export type Need = (typeof NEEDS)[number]

/** What is known of the visitor. */
export type GuardFacts = Readonly<Record<Need, boolean>>

/** Turned away without a reason, a visitor is led on without a word. */
export type TurnedAway = { ok: false; reason: string | null; goTo: Path; clearsSession: boolean }

export type GuardVerdict = { ok: true } | TurnedAway

type Guarded = { needs: readonly Need[] }

const { guard } = texts

const TURNED_AWAY: Readonly<Record<Need, TurnedAway>> = {
  devRoutes: turnAway(guard.unknownPath, paths.home),
  adminAddress: turnAway(null, paths.home),
  applicationNumber: turnAway(guard.businessNumberFirst, paths.businessNumber),
  businessNumber: turnAway(guard.businessNumberFirst, paths.businessNumberForResult),
  identity: turnAway(guard.identityFirst, paths.identityCheck),
  authCookie: { ...turnAway(guard.authenticationExpired, paths.home), clearsSession: true },
  token: { ...turnAway(guard.tokenExpired, paths.home), clearsSession: true },
}

/** These are gone once the session has ended. */
const OF_THE_SESSION: readonly Need[] = [
  'applicationNumber',
  'businessNumber',
  'identity',
  'authCookie',
  'token',
]

/**
 * Whether a visitor may enter a route; if not, the message, where to go, and whether session and cookie are
 * cleared (GUARD-28 to GUARD-39, AMB-35 to AMB-40). The order of `needs` does not matter.
 */
export function guardVerdict({ needs }: Guarded, facts: GuardFacts): GuardVerdict {
  const missing = NEEDS.find(need => needs.includes(need) && !facts[need])
  return missing ? TURNED_AWAY[missing] : proceed
}

/** Whether a page is of no use once the session has ended (AMB-06). */
export function needsSession({ needs }: Guarded): boolean {
  return needs.some(need => OF_THE_SESSION.includes(need))
}

/** Whether a page is open only to those who are signed in (AMB-39). */
export function isProtected({ needs }: Guarded): boolean {
  return needs.includes('authCookie')
}

/**
 * What is still known of a visitor who goes on to another page: nothing of their session, once they have left a
 * protected page without the cookie. A page that asks for the cookie itself says first that it is gone (AMB-40).
 */
export function factsAfterLeaving(from: Guarded | null, to: Guarded, facts: GuardFacts): GuardFacts {
  if (!losesSession(from, to, facts) || isProtected(to)) return facts
  return { ...facts, ...Object.fromEntries(OF_THE_SESSION.map(need => [need, false])) }
}

/** Whether a visitor who goes from one page to another leaves their session behind, because the cookie is gone (GUARD-29, AMB-40). */
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
