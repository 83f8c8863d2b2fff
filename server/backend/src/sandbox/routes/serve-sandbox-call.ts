import type { FastifyInstance } from 'fastify'
import { requestTexts, serveCall, type Call, type CallContext, type ResponseOf } from 'server-kit'

/** Serves a call for testers, whose refusal of a misfit has a code and a sentence of its own. */
export function serveSandboxCall<const C extends Call, const Result extends ResponseOf<C>>(
  app: FastifyInstance,
  call: C,
  handler: (context: CallContext<C>) => Promise<Result>,
  misfit = { errorCode: 'SANDBOX_MALFORMED', message: requestTexts.sandboxMalformed as string },
): void {
  serveCall(app, call, handler, { misfit })
}
