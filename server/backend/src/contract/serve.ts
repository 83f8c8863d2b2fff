import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requestTexts, serveCall, type CallContext, type ResponseOf, type Serving } from 'server-kit'
import type { Applicant } from '../session/applicant.ts'
import { admit, type GateKeeping } from './admit.ts'
import type { Call } from './call.ts'
import { published, securityOf } from './security.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in applicant, once the request has been admitted. */
    applicant: Applicant | null
  }
}

/** The limit for the JSON of a call that is open to everyone: several times the size of any body that a page sends. */
const LARGEST_OPEN_BODY_BYTES = 16 * 1024

/** The arguments of a handler. The admin backend has no applicant; an open call has one where a session runs. */
export type RequestContext<C extends Call> = CallContext<C> & {
  applicant: C extends { access: 'applicant'; admin?: never } ? Applicant : Applicant | null
  isAdmin: boolean
}

/**
 * Serves a call of the specification: admits the request (401 `AUTH_EXPIRED`), reads it by its schemas (400
 * `REQUEST_MALFORMED`, naming the fields), checks the turn where the call takes one (403 `QUEUE_PASS_REQUIRED`), runs the
 * handler, and sends no more of its result than the response schema names.
 */
export function serve<const C extends Call, const Result extends ResponseOf<C>>(
  app: FastifyInstance,
  dependencies: GateKeeping,
  call: C,
  handler: (context: RequestContext<C>) => Promise<Result>,
): void {
  for (const isAdmin of call.admin ? [false, true] : [false]) {
    const respond = (context: CallContext<C>) => {
      const { applicant } = context.request
      const extended: unknown = { ...context, applicant, isAdmin }
      // `admit` has refused whatever the call's access does not allow, which the compiler cannot follow.
      return handler(extended as RequestContext<C>)
    }
    serveCall(app, published(call), respond, servingOf(dependencies, call, isAdmin))
  }
}

function servingOf(dependencies: GateKeeping, call: Call, isAdmin: boolean): Serving {
  return {
    ...(isAdmin && { path: `/admin-api${call.path}` }),
    ...(call.access === 'open' && { bodyLimit: LARGEST_OPEN_BODY_BYTES }),
    security: securityOf(call, isAdmin),
    misfit: { ...call.malformed, fieldMessage: requestTexts.fieldMalformed },
    filesFolder: dependencies.config.dataDir,
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      // Responses are personal: no cache on the way keeps a copy.
      void reply.header('cache-control', 'no-store')
      await dependencies.refuseInMode(call)
      const { rateLimits } = request.server
      await rateLimits.countAddress(request, call)
      request.applicant = await admit(dependencies, call, request, isAdmin)
      if (request.applicant) await rateLimits.countPerson(request, call)
    },
    async beforeHandler(read, request, reply) {
      if (!isAdmin) await dependencies.queueGate(call, { read, applicant: request.applicant, request, reply })
    },
  }
}
