import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Applicant } from '../session/applicant.ts'
import { admit, type GateKeeping } from './admit.ts'
import { sendAnswer } from './send-response.ts'
import type { AnswerOf, BodyOf, Call, FilesOf, ParamsOf, QueryOf } from './call.ts'
import { readRequest } from './read-request.ts'
import { withSentFiles } from './sent-files.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Every call that is served, for /openapi.json and /docs. */
    servedCalls: Call[]
  }
  interface FastifyRequest {
    /** Who asks, once the request has been let in. */
    applicant: Applicant | null
  }
}

/** Of the JSON of a call that is open to everyone: several times what any page of ours sends. */
const LARGEST_OPEN_BODY_BYTES = 16 * 1024

/** What a handler is given. The admin backend has no applicant; an open call has one where a session runs. */
export type Asked<C extends Call> = {
  body: BodyOf<C>
  query: QueryOf<C>
  params: ParamsOf<C>
  files: FilesOf<C>
  applicant: C extends { access: 'applicant'; admin?: never } ? Applicant : Applicant | null
  isAdmin: boolean
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<C extends Call> = (asked: Asked<C>) => Promise<AnswerOf<C>>

/**
 * Serves a call: checks who asks, checks what is asked against the schemas (400 `REQUEST_MALFORMED`, naming the fields),
 * checks whose turn it is where the call takes one (403 `QUEUE_PASS_REQUIRED`), asks the handler, and sends no more of its answer than the schema names.
 */
export function serve<const C extends Call, const Answer extends AnswerOf<C>>(
  app: FastifyInstance,
  dependencies: GateKeeping,
  call: C,
  handler: (asked: Asked<C>) => Promise<Answer>,
): void {
  app.servedCalls.push(call)
  const { method, path } = call
  const config = call.isInPopup ? { keepsOpener: true as const } : {}
  const limits = call.access === 'open' ? { bodyLimit: LARGEST_OPEN_BODY_BYTES } : {}
  const asApplicant = answering(dependencies, call, handler, false)
  app.route({ method, url: path, config, ...limits, ...asApplicant })
  if (!call.admin) return
  const asAdmin = answering(dependencies, call, handler, true)
  app.route({ method, url: `/admin-api${path}`, ...limits, ...asAdmin })
}

function answering<const C extends Call>(
  dependencies: GateKeeping,
  call: C,
  handler: Handler<C>,
  isAdmin: boolean,
) {
  return {
    // Before anything of the body is read: what is not let in costs little.
    async onRequest(request: FastifyRequest, reply: FastifyReply) {
      // Whatever is answered is about a person: no one on the way keeps a copy.
      void reply.header('cache-control', 'no-store')
      const { rateLimits } = request.server
      await rateLimits.countAddress(request, call)
      request.applicant = await admit(dependencies, call, request, isAdmin)
      if (request.applicant) await rateLimits.countPerson(request, call)
    },

    handler(request: FastifyRequest, reply: FastifyReply) {
      const { applicant } = request
      return withSentFiles(request, call, dependencies.config.dataDir, async ({ body, files }) => {
        const read = readRequest(call, { body, query: request.query, params: request.params })
        if (!isAdmin) await dependencies.queueGate(call, { asked: read, applicant, request, reply })
        const asked: unknown = { ...read, files, applicant, isAdmin, request, reply }
        // The schemas of this very call have just been applied, which the compiler cannot follow.
        const answer = await handler(asked as Asked<C>)
        return sendAnswer(call, answer, reply)
      })
    },
  }
}
