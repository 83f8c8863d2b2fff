import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { serveCall } from '../calls/serve-call.ts'
import { gauge, type Figure } from '../figures/figure.ts'

/** A check that rejects has failed. One that resolves to a text is good, and the text is a note for the operator. */
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
  summary:
    'Returns 200 if requests can be served now, else 503; `failed` marks each part that is not ready; another word is a note.',
  response: v.objectWithRest({ status: v.picklist(['ready', 'not ready']) }, v.string()),
  statuses: [200, 503],
} as const

/** The phases of a server: `stopping` is not ready, and still responds. */
export type Life = { phase: 'starting' | 'serving' | 'stopping' }

/** `ready`, or `not ready` with the parts that are not. */
export type Readiness = { status: 'ready' | 'not ready' } & Record<string, string>

/** Serves `GET /healthz` and `GET /readyz`. */
export function registerHealth(app: FastifyInstance, checks: ReadinessChecks, life: Life): void {
  serveCall(app, livenessCall, async ({ reply }) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'alive' as const }
  })
  serveCall(app, readinessCall, async ({ request, reply }) => {
    const readiness = await readinessOf(life, checks, request.log)
    void reply.code(readiness.status === 'ready' ? 200 : 503).header('cache-control', 'no-store')
    return readiness
  })
}

/** Returns 1 for each part that is ready, with a note or without, and 0 for one that is not. */
export function readinessFigure({ status, ...checks }: Readiness): Figure {
  const failed = Object.keys(checks).filter(name => name === 'server' || checks[name] === 'failed')
  return gauge(
    'readiness_check',
    'Checks of readiness: 1 if it passes.',
    ['all', ...Object.keys(checks)].map(check => [
      { check },
      Number(check === 'all' ? status === 'ready' : !failed.includes(check)),
    ]),
  )
}

/** Runs the checks, unless the server starts or stops. */
export async function readinessOf(
  { phase }: Life,
  checks: ReadinessChecks,
  log: FastifyBaseLogger,
): Promise<Readiness> {
  if (phase !== 'serving') return { status: 'not ready', server: phase }
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await run(log, name, check)] as const),
  )
  const areGood = results.every(([, result]) => result !== 'failed')
  return { status: areGood ? 'ready' : 'not ready', ...Object.fromEntries(results) }
}

async function run(log: FastifyBaseLogger, name: string, check: () => Promise<unknown>): Promise<string> {
  try {
    const note = await check()
    return typeof note === 'string' ? note : 'ok'
  } catch (error) {
    log.warn({ err: error, check: name }, 'not ready')
    return 'failed'
  }
}
