import type { FastifyInstance } from 'fastify'
import { auditRequests } from './audit/audit-requests.ts'
import { acceptCalls } from './contract/accept-calls.ts'
import type { Dependencies } from './dependencies.ts'
import { registerApplicationRoutes } from './routes/applications/routes.ts'
import { registerBusinessRoutes } from './routes/business/routes.ts'
import { registerCheckRoutes } from './routes/checks/routes.ts'
import { registerFileRoutes } from './routes/files/routes.ts'
import { registerIdentityRoutes } from './routes/identity/routes.ts'
import { registerProofRoutes } from './routes/proofs/routes.ts'
import { registerSessionRoutes } from './routes/session/routes.ts'
import { registerSandbox, type Sandbox } from './sandbox/index.ts'

/** Registers everything that the backend serves. */
export function registerBackend(
  app: FastifyInstance,
  dependencies: Dependencies,
  sandbox: Sandbox | null,
): void {
  acceptCalls(app, dependencies.config)
  auditRequests(app, dependencies)

  registerBusinessRoutes(app, dependencies)
  registerApplicationRoutes(app, dependencies)
  registerSessionRoutes(app, dependencies)
  registerFileRoutes(app, dependencies)
  registerProofRoutes(app, dependencies)
  registerIdentityRoutes(app, dependencies)
  registerCheckRoutes(app, dependencies)

  if (sandbox) registerSandbox(app, sandbox, dependencies)
}
