import type { FastifyInstance } from 'fastify'
import { makeToken, readTokens, revokeToken } from 'ops-api'
import type { AuditRequest } from '../audit.ts'
import { serveOperation } from './serve-operation.ts'
import type { TokenFile } from './token-file.ts'

/** Serves the named tokens under `/ops/api/tokens`, for the owner. The audit log has each that is made or revoked. */
export function registerTokenRoutes(
  ops: FastifyInstance,
  { tokens, audit }: { tokens: TokenFile; audit: AuditRequest },
): void {
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
