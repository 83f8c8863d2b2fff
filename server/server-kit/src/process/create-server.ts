import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { acceptCalls } from '../calls/accept-calls.ts'
import { endConnectionsWhenClosing } from './listening.ts'
import { errorResponder, notFound, respondToUnreadable, type ErrorMapping } from '../http/error-responses.ts'
import { refuseUnknownHosts } from '../security/known-hosts.ts'
import { keepHandled } from './request-end.ts'
import { logRequests } from './request-log.ts'
import { requestIdOf, traceRequests } from '../tracing/request-spans.ts'
import { limitRequestsAtOnce, MOST_AT_ONCE } from '../limits/requests-at-once.ts'
import { setSecurityHeaders } from '../security/security-headers.ts'
import { endStalledRequests, USUAL_STALL, discardUnreadBodies, type Stall } from '../limits/request-bodies.ts'

const LARGEST_JSON_BYTES = 256 * 1024
/** Also for a steady body; a stalled one is ended long before. Its head may take a minute, as usual in Node. */
const REQUEST_MAY_TAKE_MS = 15 * 60_000

type Options = {
  log: FastifyBaseLogger
  /** True behind a proxy that speaks https to the browser and sets the X-Forwarded headers. */
  trustProxy: boolean
  /** Returns the responses for the application's own errors. */
  toHttpError?: ErrorMapping
  /** The hosts that it is reached under, with their ports; `localhost` and IP addresses when none is listed. */
  hosts?: readonly string[]
  mostAtOnce?: number
  stall?: Stall
}

/** A Fastify application without routes: logged, with security headers, and with every error as a response in JSON. */
export function createServer({
  log,
  trustProxy,
  toHttpError,
  hosts = [],
  mostAtOnce = MOST_AT_ONCE,
  stall = USUAL_STALL,
}: Options): FastifyInstance {
  const respondToError = errorResponder(toHttpError)
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy,
    // A proxy may send on an open connection while the server closes; it has nobody else to serve that request.
    return503OnClosing: false,
    bodyLimit: LARGEST_JSON_BYTES,
    requestTimeout: REQUEST_MAY_TAKE_MS,
    clientErrorHandler: respondToUnreadable,
    // For addresses that Fastify cannot read, which never reach a route.
    frameworkErrors: (error, request, reply) => void respondToError(error, request, reply),
  })
  keepHandled(app)
  traceRequests(app)
  logRequests(app)
  endConnectionsWhenClosing(app)
  setSecurityHeaders(app)
  // Added before the hooks that refuse: the body of a refused request may stall as well.
  endStalledRequests(app, stall)
  discardUnreadBodies(app)
  limitRequestsAtOnce(app, mostAtOnce)
  refuseUnknownHosts(app, hosts)
  acceptCalls(app)
  app.setErrorHandler(respondToError)
  // Before the body is read: it may be large, and of many strangers at once.
  app.addHook('preParsing', async (request, reply) => (request.is404 ? notFound(request, reply) : undefined))
  return app
}
