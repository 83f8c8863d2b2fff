import type { FastifyInstance } from 'fastify'

/** The least bytes of a body in each interval; with fewer the request is stalled. */
export type Stall = { intervalMs: number; leastBytes: number }

/** Slower than any line that a person has: a kilobyte in half a minute. */
export const USUAL_STALL: Stall = { intervalMs: 30_000, leastBytes: 1024 }

/** Ends a request whose body has stalled. A slow body may take its time: ten megabytes over a bad line take minutes. */
export function endStalledRequests(app: FastifyInstance, { intervalMs, leastBytes }: Stall): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (raw.complete || !('content-length' in raw.headers || 'transfer-encoding' in raw.headers)) return
    let before = raw.socket.bytesRead
    const timer = setInterval(() => {
      if (raw.complete) return clearInterval(timer)
      if (raw.socket.bytesRead - before < leastBytes) raw.socket.destroy()
      before = raw.socket.bytesRead
    }, intervalMs)
    timer.unref()
    raw.once('close', () => clearInterval(timer))
  })
}

/**
 * Reads and discards the rest of a body once the response has been sent. Until then a browser's next request on the
 * same connection would wait behind it.
 */
export function discardUnreadBodies(app: FastifyInstance): void {
  app.addHook('onResponse', async ({ raw }) => {
    if (!raw.complete) raw.unpipe().resume()
  })
}
