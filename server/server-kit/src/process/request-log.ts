import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { pathOf } from '../http/request-facts.ts'
import { endedStatus, whenEnded } from './request-end.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller under a pseudonym, once it is known. */
    actor: string | null
  }
  interface FastifyContextConfig {
    /** Logged in the place of the request's path, which holds personal values. */
    loggedPath?: string
  }
}

/** Logs one line for each request that has ended, with its caller and the id that is in the response for people to quote. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('actor', null)
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    whenEnded(request, reply, () => logRequest(request, reply))
  })
}

function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  // A stream ends when its client leaves.
  if (!reply.raw.writableFinished && request.routeOptions.config.isHeldOpen) return
  const durationMs = Math.round(reply.elapsedTime * 10) / 10
  const { actor, method } = request
  const line = { method, path: loggedPath(request), status: endedStatus(reply), durationMs }
  request.log.info({ ...line, ...(actor && { actor }) }, 'request')
}

function loggedPath(request: FastifyRequest): string {
  return request.routeOptions.config.loggedPath ?? pathOf(request)
}
