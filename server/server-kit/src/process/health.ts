import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>

/** `GET /healthz`: the process lives. `GET /readyz`: requests can be served now; 503 with the name of what fails otherwise. */
export function registerHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  app.get('/healthz', async (_, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'alive' })
  })
  app.get('/readyz', readiness(checks))
}

function readiness(checks: ReadinessChecks) {
  return async ({ log }: FastifyRequest, reply: FastifyReply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await run(name, check)]),
    )
    const isReady = results.every(([, result]) => result === 'ok')
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(results) })

    async function run(name: string, check: () => Promise<unknown>): Promise<'ok' | 'failed'> {
      try {
        await check()
        return 'ok'
      } catch (error) {
        log.warn({ err: error, check: name }, 'not ready')
        return 'failed'
      }
    }
  }
}
