import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { whenEnded } from '../process/request-end.ts'
import { texts } from '../texts.ko.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For a response that stays open at almost no cost; the route limits its number. */
    isHeldOpen?: true
  }
}

/** The most concurrent requests; their duration is limited elsewhere. */
export const MOST_AT_ONCE = 500

/**
 * Refuses (503 `OVERLOADED`) requests beyond the most concurrent ones, rather than serving all of them too late. A
 * request whose client has left counts until its handler ends. A body that is arriving does not count: slow senders cost
 * little, and would keep everyone out. The health calls are always served.
 */
export function limitRequestsAtOnce(app: FastifyInstance, most: number): void {
  const running = new Set<FastifyRequest>()
  app.addHook('onRequest', async (request, reply) => {
    whenEnded(request, reply, () => running.delete(request))
    begin(request, reply)
  })
  app.addHook('preParsing', async request => void running.delete(request))
  app.addHook('preValidation', async (request, reply) => {
    if (request.raw.complete) begin(request, reply)
    // Its handler receives the body, such as a file, and cannot be refused any more.
    else request.raw.once('end', () => void (reply.raw.closed || running.add(request)))
  })

  function begin(request: FastifyRequest, reply: FastifyReply): void {
    if (request.routeOptions.config.isHeldOpen || reply.raw.closed) return
    running.add(request)
    if (running.size > most && !/^\/(healthz|readyz)$/.test(request.url))
      throw new HttpError(503, 'OVERLOADED', texts.overloaded)
  }
}
