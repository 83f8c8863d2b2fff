import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { publishCalls } from '../calls/docs-page.ts'
import { createServer } from './create-server.ts'
import type { ErrorMapping } from '../http/error-responses.ts'
import type { Figure } from '../figures/figure.ts'
import { processFigures } from '../figures/process-figures.ts'
import { countRequests } from '../figures/request-figures.ts'
import { serveFigures, type ReadFigures } from '../figures/serve-figures.ts'
import {
  readinessFigure,
  readinessOf,
  registerHealth,
  type Life,
  type Readiness,
  type ReadinessChecks,
} from './health.ts'
import { startInnerServer } from './inner-server.ts'
import { endConnections, startListening, stopListening } from './listening.ts'
import type { ServerConfig } from './settings.ts'

/** A part of a server: one of several that share a process, or the only one. */
export type ServerPart = {
  /** Adds its routes. Its work on listening and closing is added by Fastify's hooks. */
  register(app: FastifyInstance): void
  /** Updates its stored data before anything listens. */
  prepare?: (log: Logger) => Promise<void>
  readinessChecks?: ReadinessChecks
  /** Reads its figures for `/metrics`. */
  figures?: ReadFigures
  /** Returns the responses for its own errors. */
  toHttpError?: ErrorMapping
  /** Returns its lines at the terminal, below the ready line. */
  about?: (address: string) => readonly string[]
}

export type RunningServer = {
  /** Its address, `http://localhost:8080`. */
  address: string
  /** The lines of its parts for the terminal. */
  about: readonly string[]
  stop(): Promise<void>
}

type Config = Pick<ServerConfig, 'host' | 'port' | 'trustProxy' | 'hosts'> &
  Partial<Pick<ServerConfig, 'innerPort' | 'drainMs' | 'sandbox' | 'metricsToken'>>

/**
 * Serves all parts at one address, with `/healthz`, `/readyz` and the contract of the server of that name, and probes at
 * the inner port. A failed start closes everything that was opened. A stop first lets balancers notice: it is not ready
 * for `drainMs`, and still responds, each time as the last on a connection.
 */
export async function startServer(
  config: Config,
  log: Logger,
  parts: readonly ServerPart[],
  name = 'the site',
): Promise<RunningServer> {
  const { host, innerPort: port, drainMs = 0 } = config
  const life: Life = { phase: 'starting' }
  const checks: ReadinessChecks = Object.assign({}, ...parts.map(({ readinessChecks }) => readinessChecks))
  const app = createServer({
    log,
    trustProxy: config.trustProxy,
    hosts: config.hosts,
    toHttpError: mappingOf(parts),
  })
  const figures = readFigures(app, parts, () => readinessOf(life, checks, log))
  try {
    if (port !== undefined) await startInnerServer(app, { host, port, life, checks, figures })
    if (config.sandbox || config.metricsToken) serveFigures(app, figures, config.metricsToken)
    registerHealth(app, checks, life)
    for (const part of parts) part.register(app)
    publishCalls(app, name)
    for (const part of parts) await part.prepare?.(log)
    const address = await startListening(app, config)
    const about = parts.flatMap(part => part.about?.(address) ?? [])
    life.phase = 'serving'
    return { address, about, stop: () => stop(app, life, drainMs) }
  } catch (error) {
    await app.close()
    throw error
  }
}

async function stop(app: FastifyInstance, life: Life, drainMs: number): Promise<void> {
  life.phase = 'stopping'
  endConnections(app)
  await wait(drainMs)
  await stopListening(app)
}

function readFigures(
  app: FastifyInstance,
  parts: readonly ServerPart[],
  readiness: () => Promise<Readiness>,
): ReadFigures {
  const requests = countRequests(app)
  const ofProcess = processFigures()
  return async () => {
    const checks = readinessFigure(await readiness())
    const ofParts = await Promise.all(parts.map(part => figuresOf(part, app.log)))
    return [...ofProcess(), checks, requests.figure(), ...ofParts.flat()]
  }
}

/** A part that cannot read its figures hides none of the others. */
async function figuresOf({ figures }: ServerPart, log: FastifyBaseLogger): Promise<readonly Figure[]> {
  try {
    return (await figures?.()) ?? []
  } catch (error) {
    log.warn({ err: error }, 'figures are missing')
    return []
  }
}

function mappingOf(parts: readonly ServerPart[]): ErrorMapping {
  return error => parts.map(({ toHttpError }) => toHttpError?.(error)).find(mapped => mapped !== undefined)
}
