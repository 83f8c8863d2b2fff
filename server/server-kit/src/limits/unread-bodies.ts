import type { FastifyInstance } from 'fastify'

/**
 * Reads to its end, and throws away, what is left of a body once the response has been sent: until then the next request
 * of a browser on the same connection would wait behind it.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.unpipe().resume()
  })
}
