import type { FastifyInstance } from 'fastify'
import { bearerOf, isSameSecret, notFound } from 'server-kit'
import type { Metrics } from './metrics.ts'

/** Serves `GET /metrics` to clients with the token (`Authorization: Bearer …`), 404 to others. Open without a token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !isSameSecret(bearerOf(request) ?? '', token)) return notFound(request, reply)
    void reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.text()
  })
}
