import { fastify, type FastifyInstance } from 'fastify'
import { readinessOf, type Life, type ReadinessChecks } from './health.ts'
import { processMetrics } from './process-metrics.ts'

type Inner = {
  host: string
  port: number
  life: Life
  checks: ReadinessChecks
  /** The figures of the parts, in the text format of Prometheus. */
  metrics: () => Promise<string>
}

/**
 * Serves `/livez`, `/startupz`, `/readyz` and `/metrics` at a port that nobody outside may reach. It closes after the
 * routes of the outer server.
 */
export async function startInnerServer(outer: FastifyInstance, inner: Inner): Promise<void> {
  const { host, port, life, checks, metrics } = inner
  const app = fastify({ logger: false })
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/startupz', async (_, reply) => {
    return reply.code(life.phase === 'starting' ? 503 : 200).send({ status: life.phase })
  })
  app.get('/readyz', async (_, reply) => {
    const readiness = await readinessOf(life, checks, outer.log)
    return reply.code(readiness.status === 'ready' ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_, reply) => {
    void reply.type('text/plain; version=0.0.4; charset=utf-8')
    return `${processMetrics()}${await metrics()}`
  })
  await app.listen({ host, port })
  outer.addHook('onClose', () => app.close())
}
