import { fastify, type FastifyInstance } from 'fastify'
import { serveFigures, type ReadFigures } from '../figures/serve-figures.ts'
import { readinessOf, type Life, type ReadinessChecks } from './health.ts'

type Inner = {
  host: string
  port: number
  life: Life
  checks: ReadinessChecks
  figures: ReadFigures
}

/**
 * Serves `/livez`, `/startupz`, `/readyz` and `/metrics` at a port that nobody outside may reach. It closes after the
 * routes of the outer server.
 */
export async function startInnerServer(outer: FastifyInstance, inner: Inner): Promise<void> {
  const { host, port, life, checks, figures } = inner
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
  serveFigures(app, figures)
  await app.listen({ host, port })
  outer.addHook('onClose', () => app.close())
}
