import * as texts from '../texts.ko.ts'
import { proceed, refuse } from '../verdict.ts'
import { paths, type Path } from './paths.ts'

// In the order in which they are asked: what a visitor must do first comes before the cookie (AMB-39).
const NEEDS = ['applicationNumber', 'businessNumber', 'identity', 'authCookie'] as const

/** What a route may ask of a visitor before it lets them in. */
export type Need = (typeof NEEDS)[number]

export type GuardVerdict = { ok: true } | TurnedAway

type TurnedAway = { ok: false; reason: string; goTo: Path; clearsSession: boolean }

const TURNED_AWAY: Readonly<Record<Need, TurnedAway>> = {
  applicationNumber: turnAway(texts.guard.businessNumberFirst, paths.businessNumber),
  businessNumber: turnAway(texts.guard.businessNumberFirst, paths.businessNumberForResult),
  identity: turnAway(texts.guard.identityFirst, paths.identityCheck),
  authCookie: { ...turnAway(texts.guard.authenticationExpired, paths.home), clearsSession: true },
}

/**
 * Whether a visitor may enter a route; if not, the message, where to go, and whether
 * session and cookie are cleared (GUARD-28 to GUARD-35, AMB-35 to AMB-40).
 * The order of `needs` does not matter.
 */
export function guardVerdict(needs: readonly Need[], facts: Readonly<Record<Need, boolean>>): GuardVerdict {
  const missing = NEEDS.find(need => needs.includes(need) && !facts[need])
  return missing ? TURNED_AWAY[missing] : proceed
}

function turnAway(reason: string, goTo: Path): TurnedAway {
  return { ...refuse(reason), goTo, clearsSession: false }
}
