import { randomUUID } from 'node:crypto'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { endConnectionsWhenClosing } from './end-connections.ts'
import { errorResponder, type ErrorMapping } from './error-responses.ts'
import { notFound } from './not-found.ts'
import { logRequests } from './request-log.ts'
import { setSecurityHeaders } from './security-headers.ts'
import { respondToUnreadable } from './unreadable-request.ts'

const LARGEST_JSON_BYTES = 256 * 1024
const REQUEST_MAY_TAKE_MS = 60_000

type Options = {
  log: FastifyBaseLogger
  /** True behind a proxy that speaks https to the browser and sets the X-Forwarded headers. */
  trustProxy: boolean
  /** What the application's own errors are as responses. */
  toHttpError?: ErrorMapping
}

/** A Fastify application without routes: logged, with security headers, and with every error as a response in JSON. */
export function createServer({ log, trustProxy, toHttpError }: Options): FastifyInstance {
  const respondToError = errorResponder(toHttpError)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy,
    bodyLimit: LARGEST_JSON_BYTES,
    // A client that sends a byte a minute must not hold a connection for ever.
    requestTimeout: REQUEST_MAY_TAKE_MS,
    clientErrorHandler: respondToUnreadable,
    // For addresses that Fastify cannot read, which never reach a route.
    frameworkErrors: (error, request, reply) => void respondToError(error, request, reply),
  })
  logRequests(app)
  endConnectionsWhenClosing(app)
  setSecurityHeaders(app)
  app.setErrorHandler(respondToError)
  app.setNotFoundHandler(notFound)
  return app
}
