import type { FastifyInstance } from 'fastify'
import { HttpError } from '../http/http-error.ts'
import { texts } from '../texts.ko.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its response stays open and costs next to nothing meanwhile; who opens it bounds how many there are. */
    isHeldOpen?: true
  }
}

/** How many requests are worked on at once; how long each takes is bounded elsewhere. */
export const MOST_AT_ONCE = 500

/**
 * Refuses (503 `OVERLOADED`) at once what comes while too much is being worked on already: those who wait would all be
 * served too late. Whether the server lives and is ready can be asked all the same.
 */
export function limitRequestsAtOnce(app: FastifyInstance, most: number): void {
  let running = 0
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    if (routeOptions.config.isHeldOpen) return
    running += 1
    if (running > most && !/^\/(healthz|readyz)$/.test(url))
      throw new HttpError(503, 'OVERLOADED', texts.overloaded)
  })
  app.addHook('onResponse', async ({ routeOptions }) => {
    if (!routeOptions.config.isHeldOpen) running -= 1
  })
}
