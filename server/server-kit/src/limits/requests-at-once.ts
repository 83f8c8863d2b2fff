import type { FastifyInstance } from 'fastify'
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
 * request whose client has left counts until its handler ends. The health calls are always served.
 */
export function limitRequestsAtOnce(app: FastifyInstance, most: number): void {
  let running = 0
  app.addHook('onRequest', async (request, reply) => {
    const { url, routeOptions } = request
    if (routeOptions.config.isHeldOpen) return
    running += 1
    whenEnded(request, reply, () => (running -= 1))
    if (running > most && !/^\/(healthz|readyz)$/.test(url))
      throw new HttpError(503, 'OVERLOADED', texts.overloaded)
  })
}
