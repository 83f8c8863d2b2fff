import type { Security } from 'server-kit'
import { SESSION_COOKIE } from '../session/applicant.ts'
import type { Call } from './call.ts'

const QUEUE = 'QUEUE_PASS_REQUIRED: the header `queue-action` names the action to wait for'

const session: Security = {
  name: 'session',
  scheme: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
  summary: 'Needs a session.',
  refusals: { 401: 'AUTH_EXPIRED: no session, or it has ended' },
}

const admin: Security = {
  name: 'admin',
  scheme: { type: 'http', scheme: 'bearer' },
  summary: 'For the admin backend only.',
  refusals: { 403: 'ADMIN_REFUSED: not from here, or not with this token' },
}

/** Returns how a call is secured, on the site or on the admin backend; undefined for one that is open to everyone. */
export function securityOf({ access }: Call, isAdmin: boolean): Security | undefined {
  if (isAdmin) return admin
  return access === 'applicant' ? session : undefined
}

/** Returns the call as it is published: with the refusal of its queue gate, if it has one, and its marks as notes. */
export function published<C extends Call>(call: C): C {
  const noted = { ...call, notes: notesOn(call) }
  return call.turns ? { ...noted, refusals: { ...call.refusals, 403: QUEUE } } : noted
}

function notesOn({ limit, endsTurn, changesNothing }: Call): string[] {
  return [
    ...(limit ? [`Counts in the limit \`${limit}\`.`] : []),
    ...(endsTurn ? ['A success ends the turn.'] : []),
    ...(changesNothing ? ['Served while the site is read-only, too.'] : []),
  ]
}
