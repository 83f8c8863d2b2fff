import { fastify, type FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { isReady, readinessOf, type Life, type ReadinessChecks } from './health.ts'
import { processMetrics } from './process-metrics.ts'

type Inner = {
  host: string
  port: number
  life: Life
  checks: ReadinessChecks
  /** The figures of the parts, in the text format of Prometheus. */
  metrics: () => Promise<string>
}

/** Serves `/livez`, `/startupz`, `/readyz` and `/metrics` at a port that nobody outside may reach. Returns the server. */
export async function startInnerServer(
  { host, port, life, checks, metrics }: Inner,
  log: Logger,
): Promise<FastifyInstance> {
  const app = fastify({ logger: false })
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'no-store'))
  app.get('/livez', async () => ({ status: 'alive' }))
  app.get('/startupz', async (_, reply) => {
    const hasStarted = life.phase !== 'starting'
    return reply.code(hasStarted ? 200 : 503).send({ status: hasStarted ? 'started' : 'starting' })
  })
  app.get('/readyz', async (_, reply) => {
    const readiness = await readinessOf(life, checks, log)
    return reply.code(isReady(readiness) ? 200 : 503).send(readiness)
  })
  app.get('/metrics', async (_, reply) => {
    return reply
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(`${processMetrics()}${await metrics()}`)
  })
  await app.listen({ host, port })
  return app
}
