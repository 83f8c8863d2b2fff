import { isIdentityPopup } from 'domain-rules/journey'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathOf } from './path-of.ts'

/** One line for each answered request, and its id in the answer, so that a person can quote it. */
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

// Behind the address of a popup-result page stands what an identity provider says of a person (GP-11, IDENT-58).
function loggedPath(request: FastifyRequest): string {
  const path = pathOf(request)
  return isIdentityPopup(path) ? `/${path.split('/')[1]}` : path
}
