import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError, peerAddress } from 'server-kit'
import * as t from '../texts.ko.ts'
import { createWrongTokens } from './wrong-tokens.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The operator, for the audit log and the history of releases: `operator:` and a name or the token's digest. */
    operator: string
    /** The operator's address. */
    operatorAddress: string
  }
}

type Access = {
  /** Without a token no one is admitted. */
  token: () => string | undefined
  trustProxy: boolean
  now?: () => number
}

/**
 * Admits requests with the token (`Authorization: Bearer …`), before a body is read; else 401 `OPS_TOKEN_MISSING` or
 * `OPS_TOKEN_WRONG`. Ten wrong ones lock their address out for a while (429 `OPS_LOCKED_OUT`), also with the right one.
 */
export function admitOperators(
  app: FastifyInstance,
  { token: tokenNow, trustProxy, now = () => performance.now() }: Access,
): void {
  const wrongTokens = createWrongTokens({ now })
  app.decorateRequest('operator', '')
  app.decorateRequest('operatorAddress', '')

  app.addHook('onRequest', async request => {
    const address = peerAddress(request, trustProxy)
    const lockedFor = wrongTokens.lockedFor(address)
    if (lockedFor > 0) throw new HttpError(429, 'OPS_LOCKED_OUT', t.lockedOut, undefined, lockedFor)

    const shown = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
    if (shown === undefined) throw new HttpError(401, 'OPS_TOKEN_MISSING', t.tokenMissing)
    const token = tokenNow()
    if (token === undefined || !timingSafeEqual(digestOf(shown), digestOf(token))) {
      wrongTokens.count(address)
      throw new HttpError(401, 'OPS_TOKEN_WRONG', t.tokenWrong)
    }
    wrongTokens.forget(address)
    request.operator = operatorOf(request, token)
    request.operatorAddress = address
  })
}

/** The operator's name (`X-Operator`), trusted because of the token; without a name, the token's digest. */
function operatorOf({ headers }: FastifyRequest, token: string): string {
  const name = headers['x-operator']
  const isPlain = typeof name === 'string' && /^[\w.@-]{1,64}$/.test(name)
  return `operator:${isPlain ? name : digestOf(token).toString('hex').slice(0, 8)}`
}

// Digests have one length, which the comparison needs, and hide the token's.
function digestOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
