import type { FastifyInstance, FastifyRequest } from 'fastify'
import { includesRole, type Role } from 'ops-api'
import { bearerOf, HttpError, peerAddress } from 'server-kit'
import * as t from '../texts.ko.ts'
import type { Admission, Admitted } from './admission.ts'
import { createWrongTokens } from './wrong-tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator, for audit log and history; empty before the operator is admitted. */
    operator: string
    /** The operator's address. */
    operatorAddress: string
    /** Null before the operator is admitted. */
    admitted: Admitted | null
  }
}

type Access = { admission: Admission; trustProxy: boolean }

/**
 * Admits requests with a token or a session (`Authorization: Bearer …`), before a body is read; else 401
 * `OPS_TOKEN_MISSING`, `OPS_TOKEN_WRONG`, `OPS_TOKEN_ENDED` or `OPS_SESSION_ENDED`. Ten wrong ones lock their address out
 * for a while (429 `OPS_LOCKED_OUT`), also with the right one.
 */
export function admitOperators(app: FastifyInstance, { admission, trustProxy }: Access): void {
  const wrongTokens = createWrongTokens({ now: () => performance.now() })
  app.decorateRequest('operator', '')
  app.decorateRequest('operatorAddress', '')
  app.decorateRequest('admitted', null)

  app.addHook('onRequest', async request => {
    const address = peerAddress(request, trustProxy)
    const lockedFor = wrongTokens.lockedFor(address)
    if (lockedFor > 0) throw new HttpError(429, 'OPS_LOCKED_OUT', t.lockedOut, undefined, lockedFor)

    if (bearerOf(request) === null) throw new HttpError(401, 'OPS_TOKEN_MISSING', t.tokenMissing)
    const admitted = await admittedBy(request, admission)
    if (!admitted) {
      wrongTokens.count(address)
      throw new HttpError(401, 'OPS_TOKEN_WRONG', t.tokenWrong)
    }
    wrongTokens.forget(address)
    Object.assign(request, { operator: admitted.operator, operatorAddress: address, admitted })
  })
}

/** Returns true while the token or the session of an admitted request is valid. */
export async function isStillAdmitted(request: FastifyRequest, admission: Admission): Promise<boolean> {
  return (await admittedBy(request, admission)) !== null
}

/** Throws `HttpError` 403 `OPS_ROLE_MISSING` if the token does not include the role, or not for this remote. */
export function assertRole({ admitted }: FastifyRequest, needed: Role, remote?: string): void {
  const grant = admitted?.grant
  const isForRemote = grant?.role !== 'publish' || remote === undefined || grant.remotes.includes(remote)
  if (grant && includesRole(grant.role, needed) && isForRemote) return
  throw new HttpError(403, 'OPS_ROLE_MISSING', isForRemote ? t.roleMissing(needed) : t.remoteNotGranted)
}

function admittedBy(request: FastifyRequest, admission: Admission): Promise<Admitted | null> {
  const { 'x-operator': person } = request.headers
  const isPlain = typeof person === 'string' && /^[\w.@-]{1,64}$/.test(person)
  return admission.find(bearerOf(request) ?? '', isPlain ? person : '')
}
