import type { FastifyInstance } from 'fastify'
import {
  serveCall,
  type Call,
  type CallContext,
  type ResponseOf,
  type Security,
  type Serving,
} from 'server-kit'

const operator: Security = {
  name: 'operator',
  scheme: { type: 'http', scheme: 'bearer' },
  summary: 'Needs the token of the operators; `X-Operator` names the person.',
  refusals: {
    401: 'OPS_TOKEN_MISSING or OPS_TOKEN_WRONG',
    429: 'OPS_LOCKED_OUT: ten wrong tokens came from this address',
  },
}

/** Serves a call of the operations API, whose scope admits operators only. */
export function serveOperation<const C extends Call, const Result extends ResponseOf<C>>(
  ops: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Result>,
  serving: Serving = {},
): void {
  serveCall(ops, call, handler, { security: operator, ...serving })
}
