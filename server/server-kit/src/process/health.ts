import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { serveCall } from '../calls/serve-call.ts'

export type ReadinessChecks = Readonly<Record<string, () => Promise<unknown>>>

const livenessCall = {
  method: 'GET',
  path: '/healthz',
  summary: 'Returns 200 while the process lives.',
  response: v.object({ status: v.literal('alive') }),
} as const

const readinessCall = {
  method: 'GET',
  path: '/readyz',
  summary: 'Returns 200 if requests can be served now, else 503; `failed` marks each part that is not ready.',
  response: v.objectWithRest({ status: v.picklist(['ready', 'not ready']) }, v.string()),
  statuses: [200, 503],
} as const

/** Serves `GET /healthz` and `GET /readyz`, which runs the checks. */
export function registerHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  serveCall(app, livenessCall, async ({ reply }) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'alive' as const }
  })
  serveCall(app, readinessCall, async ({ request, reply }) => {
    const results = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await run(request, name, check)] as const),
    )
    const isReady = results.every(([, result]) => result === 'ok')
    void reply.code(isReady ? 200 : 503).header('cache-control', 'no-store')
    return { status: isReady ? 'ready' : 'not ready', ...Object.fromEntries(results) } as const
  })
}

async function run(
  { log }: FastifyRequest,
  name: string,
  check: () => Promise<unknown>,
): Promise<'ok' | 'failed'> {
  try {
    await check()
    return 'ok'
  } catch (error) {
    log.warn({ err: error, check: name }, 'not ready')
    return 'failed'
  }
}
