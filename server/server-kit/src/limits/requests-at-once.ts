import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
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
 * Refuses (503 `OVERLOADED`) requests beyond the most concurrent ones, rather than serving all of them too late. The
 * health calls are always served.
 */
export function limitRequestsAtOnce(app: FastifyInstance, most: number): void {
  let running = 0
  app.addHook('onRequest', async ({ url, routeOptions }, { raw }) => {
    if (routeOptions.config.isHeldOpen) return
    running += 1
    // Also for a client that leaves before its response: Fastify's `onResponse` does not run then.
    raw.once('close', () => (running -= 1))
    if (running > most && !/^\/(healthz|readyz)$/.test(url))
      throw new HttpError(503, 'OVERLOADED', texts.overloaded)
  })
}
