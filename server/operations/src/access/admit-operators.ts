import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { includesRole, type Role } from 'ops-api'
import { HttpError, peerAddress } from 'server-kit'
import * as t from '../texts.ko.ts'
import type { TokenFile } from './token-file.ts'
import { createWrongTokens } from './wrong-tokens.ts'

/** The rights of a request: the role, and for `publish` the remotes. */
export type Grant = { role: Role; remotes: readonly string[] }

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator, for audit log and history: `operator:` and the name of the token, or `owner` and a person's name. */
    operator: string
    /** The operator's address. */
    operatorAddress: string
    /** Null before the operator is admitted. */
    grant: Grant | null
  }
}

type Access = {
  /** The owner's token. Without one only named tokens are admitted. */
  token: () => string | undefined
  tokens: TokenFile
  trustProxy: boolean
  now?: () => number
}

/**
 * Admits requests with the owner's token or a named one (`Authorization: Bearer …`), before a body is read; else 401
 * `OPS_TOKEN_MISSING`, `OPS_TOKEN_WRONG` or `OPS_TOKEN_ENDED`. Ten wrong ones lock their address out for a while (429
 * `OPS_LOCKED_OUT`), also with the right one.
 */
export function admitOperators(
  app: FastifyInstance,
  { token: ownersToken, tokens, trustProxy, now = () => performance.now() }: Access,
): void {
  const wrongTokens = createWrongTokens({ now })
  app.decorateRequest('operator', '')
  app.decorateRequest('operatorAddress', '')
  app.decorateRequest('grant', null)

  app.addHook('onRequest', async request => {
    const address = peerAddress(request, trustProxy)
    const lockedFor = wrongTokens.lockedFor(address)
    if (lockedFor > 0) throw new HttpError(429, 'OPS_LOCKED_OUT', t.lockedOut, undefined, lockedFor)

    const shown = shownToken(request)
    if (shown === undefined) throw new HttpError(401, 'OPS_TOKEN_MISSING', t.tokenMissing)
    const admitted = isSame(shown, ownersToken()) ? ownerOf(request) : await namedBy(shown, tokens)
    if (!admitted) {
      wrongTokens.count(address)
      throw new HttpError(401, 'OPS_TOKEN_WRONG', t.tokenWrong)
    }
    wrongTokens.forget(address)
    Object.assign(request, admitted, { operatorAddress: address })
  })
}

/** Returns true while the token of an admitted request is valid. */
export async function isStillAdmitted(request: FastifyRequest, tokens: TokenFile): Promise<boolean> {
  const named = await tokens.find(shownToken(request) ?? '')
  return !named || tokens.isValid(named)
}

/** Throws `HttpError` 403 `OPS_ROLE_MISSING` if the token does not include the role, or not for this remote. */
export function assertRole({ grant }: FastifyRequest, needed: Role, remote?: string): void {
  const isForRemote = grant?.role !== 'publish' || remote === undefined || grant.remotes.includes(remote)
  if (grant && includesRole(grant.role, needed) && isForRemote) return
  throw new HttpError(403, 'OPS_ROLE_MISSING', isForRemote ? t.roleMissing(needed) : t.remoteNotGranted)
}

function shownToken({ headers }: FastifyRequest): string | undefined {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

// Digests have one length, which the comparison needs.
function isSame(shown: string, token: string | undefined): boolean {
  return token !== undefined && timingSafeEqual(digestOf(shown), digestOf(token))
}

/** Several people may share the owner's token, so the name in `X-Operator` is only an addition. */
function ownerOf({ headers }: FastifyRequest) {
  const name = headers['x-operator']
  const isPlain = typeof name === 'string' && /^[\w.@-]{1,64}$/.test(name)
  return { operator: `operator:owner${isPlain ? `/${name}` : ''}`, grant: { role: 'owner', remotes: [] } }
}

/** Returns null for no token of the site. A token that has ended is no guess, and is not counted as one. */
async function namedBy(shown: string, tokens: TokenFile) {
  const token = await tokens.find(shown)
  if (!token) return null
  if (!tokens.isValid(token)) throw new HttpError(401, 'OPS_TOKEN_ENDED', t.tokenEnded)
  await tokens.noteUse(token)
  return { operator: `operator:${token.name}`, grant: { role: token.role, remotes: token.remotes } }
}

function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
