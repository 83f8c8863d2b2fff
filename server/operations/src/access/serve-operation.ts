import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Role } from 'ops-api'
import {
  serveCall,
  type Call,
  type CallContext,
  type ResponseOf,
  type Security,
  type Serving,
} from 'server-kit'
import { assertRole } from './admit-operators.ts'

/** A call of the operations API declares the role that its token needs. */
type OperatorCall = Call & { role: Role }

function securityOf(role: Role): Security {
  return {
    name: 'operator',
    scheme: { type: 'http', scheme: 'bearer' },
    summary: `Needs a token with the role \`${role}\`, or the owner's.`,
    refusals: {
      401: 'OPS_TOKEN_MISSING, OPS_TOKEN_WRONG, OPS_TOKEN_ENDED or OPS_SESSION_ENDED',
      403: 'OPS_ROLE_MISSING: the token has another role, or is for other remotes',
      429: 'OPS_LOCKED_OUT: ten wrong tokens came from this address',
    },
  }
}

/** Serves a call of the operations API to the tokens of its role. Others are refused before the body is read. */
export function serveOperation<const C extends OperatorCall, const Result extends ResponseOf<C>>(
  ops: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Result>,
  serving: Serving = {},
): void {
  const onRequest = async (request: FastifyRequest) =>
    assertRole(request, call.role, (request.params as { remote?: string }).remote)
  serveCall(ops, call, handler, { security: securityOf(call.role), onRequest, ...serving })
}
