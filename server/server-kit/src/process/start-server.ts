import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { publishCalls } from '../calls/docs-page.ts'
import { createServer } from './create-server.ts'
import type { ErrorMapping } from '../http/error-responses.ts'
import { registerHealth, type ReadinessChecks } from './health.ts'
import { startListening, stopListening } from './listening.ts'
import type { ServerConfig } from './settings.ts'

/** A part of a server: one of several that share a process, or the only one. */
export type ServerPart = {
  /** Adds its routes. Its work on listening and closing is added by Fastify's hooks. */
  register(app: FastifyInstance): void
  /** Updates its stored data before anything listens. */
  prepare?: (log: Logger) => Promise<void>
  readinessChecks?: ReadinessChecks
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

/** Serves all parts at one address, with `/healthz`, `/readyz` and the contract of the server of that name. A failed start closes everything that was opened. */
export async function startServer(
  config: Pick<ServerConfig, 'host' | 'port' | 'trustProxy' | 'hosts'>,
  log: Logger,
  parts: readonly ServerPart[],
  name = 'the site',
): Promise<RunningServer> {
  const app = createServer({
    log,
    trustProxy: config.trustProxy,
    hosts: config.hosts,
    toHttpError: mappingOf(parts),
  })
  try {
    registerHealth(app, Object.assign({}, ...parts.map(({ readinessChecks }) => readinessChecks)))
    for (const part of parts) part.register(app)
    publishCalls(app, name)
    for (const part of parts) await part.prepare?.(log)
    const address = await startListening(app, config)
    const about = parts.flatMap(part => part.about?.(address) ?? [])
    return { address, about, stop: () => stopListening(app) }
  } catch (error) {
    await app.close()
    throw error
  }
}

function mappingOf(parts: readonly ServerPart[]): ErrorMapping {
  return error => parts.map(({ toHttpError }) => toHttpError?.(error)).find(mapped => mapped !== undefined)
}
