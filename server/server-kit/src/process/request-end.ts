import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The result of the handler, once it has begun. */
    handled: unknown
  }
}

/** Keeps the result of each handler, for `whenEnded`. Added before any route. */
export function keepHandled(app: FastifyInstance): void {
  app.decorateRequest('handled', null)
  app.addHook('onRoute', route => {
    const { handler } = route
    route.handler = function (request, reply) {
      return (request.handled = handler.call(this, request, reply))
    }
  })
}

/** In the place of a status that the client has not waited for. */
const CLIENT_LEFT = 499

/** Returns the status of an ended response: 499 if its client has left before. */
export function endedStatus({ raw, statusCode }: FastifyReply): number {
  return raw.writableFinished ? statusCode : CLIENT_LEFT
}

/**
 * Calls `act` once the response is closed and the handler has ended. A client may leave long before its handler ends, and
 * Fastify's `onResponse` does not run then.
 */
export function whenEnded(request: FastifyRequest, { raw }: FastifyReply, act: () => void): void {
  raw.once('close', () => void Promise.resolve(request.handled).then(act, act))
}
