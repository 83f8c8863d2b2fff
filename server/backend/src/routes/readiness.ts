import type { FastifyReply, FastifyRequest } from 'fastify'

export type ReadinessChecks = Record<string, () => Promise<unknown>>

/** `GET /readyz`: requests can be answered now; 503 with the name of what fails otherwise. */
export function readiness(checks: ReadinessChecks) {
  return async ({ log }: FastifyRequest, reply: FastifyReply) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await run(name, check)]),
    )
    const isReady = results.every(([, result]) => result === 'ok')
    const answer = { status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(results) }
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(answer)

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
