import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { notFound } from 'server-kit'
import type { Metrics } from './metrics.ts'

/** Serves `GET /metrics` to clients with the token (`Authorization: Bearer …`), 404 to others. Open without a token. */
export function registerMetrics(app: FastifyInstance, metrics: Metrics, token: string | undefined): void {
  app.get('/metrics', async (request, reply) => {
    if (token !== undefined && !shows(request, token)) return notFound(request, reply)
    void reply.header('cache-control', 'no-store').type('text/plain; version=0.0.4; charset=utf-8')
    return metrics.text()
  })
}

function shows({ headers }: FastifyRequest, token: string): boolean {
  const shown = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? ''
  return timingSafeEqual(digestOf(shown), digestOf(token))
}

const digestOf = (text: string) => createHash('sha256').update(text).digest()
