import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathOf } from './path-of.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Logged in the place of the request's path, which holds personal values. */
    loggedPath?: string
  }
}

/** One line for each request, and its id in the response, so that a person can quote it. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
  })
  app.addHook('onResponse', async (request, reply) => {
    const durationMs = Math.round(reply.elapsedTime * 10) / 10
    request.log.info(
      { method: request.method, path: loggedPath(request), status: reply.statusCode, durationMs },
      'request',
    )
  })
}

function loggedPath(request: FastifyRequest): string {
  return request.routeOptions.config.loggedPath ?? pathOf(request)
}
