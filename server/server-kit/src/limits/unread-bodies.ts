import type { FastifyInstance } from 'fastify'

/**
 * Reads and discards the rest of a body once the response has been sent. Until then a browser's next request on the
 * same connection would wait behind it.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.unpipe().resume()
  })
}
