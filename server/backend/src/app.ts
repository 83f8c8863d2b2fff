import { randomUUID } from 'node:crypto'
import { fastify, LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { acceptCalls } from './contract/accept-calls.ts'
import { publishContract } from './contract/publish-contract.ts'
import type { Dependencies } from './dependencies.ts'
import { answerError, answerErrors } from './http/answer-errors.ts'
import { endConnectionsWhenClosing } from './http/end-connections.ts'
import { notFound } from './http/not-found.ts'
import { logRequests } from './http/request-log.ts'
import { protectAnswers } from './http/security-headers.ts'
import { answerUnreadable } from './http/unreadable-request.ts'
import { registerApplicationRoutes } from './routes/applications/application-routes.ts'
import { serveCountApplications } from './routes/count-applications.ts'
import { registerFileRoutes } from './routes/files/routes.ts'
import { health } from './routes/health.ts'
import { registerOutsideRoutes } from './routes/outside-routes.ts'
import { registerProofRoutes } from './routes/proofs/routes.ts'
import { readiness } from './routes/readiness.ts'
import { serveRegisterBusiness } from './routes/register-business.ts'
import { sandboxCatalogue } from './routes/sandbox-catalogue.ts'
import { addFault, clearFaults, listFaults } from './routes/sandbox-faults.ts'
import { registerSandboxBackOfficeRoutes } from './routes/sandbox-back-office.ts'
import { registerSandboxClockRoutes } from './routes/sandbox-clock.ts'
import { registerSandboxIdentityRoutes } from './routes/sandbox-identity.ts'
import { registerSandboxPage } from './routes/sandbox-page.ts'
import { sandboxPublicAddress } from './routes/sandbox-public-address.ts'
import { registerSandboxQueueRoutes } from './routes/sandbox-queue.ts'
import { registerSandboxSeedRoutes } from './routes/sandbox-seed.ts'
import { waitingRoom } from './routes/waiting-room.ts'
import { registerSessionRoutes } from './routes/session/routes.ts'
import { breakOnPurpose } from './sandbox/break-on-purpose.ts'
import { serveStaticOrigin } from './static-origin/static-origin.ts'

const LARGEST_JSON_BYTES = 256 * 1024
const REQUEST_MAY_TAKE_MS = 60_000

/** The contents page of the backend: everything that it serves, and where. */
export function createApp(dependencies: Dependencies): FastifyInstance {
  const { config, readinessChecks, waiting, faults } = dependencies
  const app = emptyApp(dependencies)

  app.get('/healthz', health())
  app.get('/readyz', readiness(readinessChecks))

  serveRegisterBusiness(app, dependencies)
  serveCountApplications(app, dependencies)
  registerApplicationRoutes(app, dependencies)
  registerSessionRoutes(app, dependencies)
  registerFileRoutes(app, dependencies)
  registerProofRoutes(app, dependencies)
  registerOutsideRoutes(app, dependencies)

  publishContract(app)

  app.get('/ts.wseq', waitingRoom(waiting))

  if (config.sandbox) {
    breakOnPurpose(app, faults)
    app.get('/sandbox/api/catalogue', sandboxCatalogue())
    registerSandboxIdentityRoutes(app, dependencies)
    registerSandboxClockRoutes(app, dependencies.clock)
    registerSandboxBackOfficeRoutes(app, dependencies)
    registerSandboxSeedRoutes(app, dependencies)
    registerSandboxQueueRoutes(app, waiting)
    registerSandboxPage(app)
    app.get('/sandbox/api/faults', listFaults(faults))
    app.post('/sandbox/api/faults', addFault(faults))
    app.delete('/sandbox/api/faults', clearFaults(faults))
    app.get('/sandbox/api/public-address', sandboxPublicAddress(config))
  }

  serveStaticOrigin(app, dependencies)
  return app
}

function emptyApp({ config, log }: Dependencies): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: LARGEST_JSON_BYTES,
    // Somebody who sends a byte a minute must not hold a connection for ever.
    requestTimeout: REQUEST_MAY_TAKE_MS,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  })
  acceptCalls(app)
  logRequests(app)
  endConnectionsWhenClosing(app)
  protectAnswers(app)
  answerErrors(app)
  app.setNotFoundHandler(notFound)
  return app
}
