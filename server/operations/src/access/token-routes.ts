import type { FastifyInstance } from 'fastify'
import { keepSession, makeToken, readTokens, revokeToken } from 'ops-api'
import type { AuditRequest } from '../audit.ts'
import { serveOperation } from './serve-operation.ts'
import type { Sessions } from './sessions.ts'
import type { TokenFile } from './token-file.ts'

/**
 * Serves the named tokens under `/ops/api/tokens`, for the owner, and the sessions that a token begins. The audit log has
 * each token that is made or revoked, and each session that begins.
 */
export function registerTokenRoutes(
  ops: FastifyInstance,
  { tokens, sessions, audit }: { tokens: TokenFile; sessions: Sessions; audit: AuditRequest },
): void {
  serveOperation(ops, keepSession, async ({ request: { admitted, operator }, request }) => {
    if (!admitted) throw new TypeError('the request was not admitted')
    if (admitted.session.enteredAt === undefined) await audit(request, 'session.begin', {})
    return { ...sessions.issue(admitted.session), operator, role: admitted.grant.role }
  })
  serveOperation(ops, readTokens, async () => ({ tokens: await tokens.list() }))
  serveOperation(ops, makeToken, async ({ body, request }) => {
    const made = await tokens.make(body)
    const { name, role, remotes } = body
    await audit(request, 'token.make', { name, role, remotes: remotes.join(' '), expiresAt: made.expiresAt })
    return made
  })
  serveOperation(ops, revokeToken, async ({ params: { name }, request }) => {
    const revoked = await tokens.revoke(name)
    await audit(request, 'token.revoke', { name })
    return revoked
  })
}
