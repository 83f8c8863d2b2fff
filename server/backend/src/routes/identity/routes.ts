import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { registerCertificateRoutes } from './certificate.ts'
import { registerIdentitySuccessRoutes } from './identity-success.ts'
import { registerIntegrationRoutes } from './integration.ts'
import { registerNicePopupRoutes } from './nice-popup.ts'

/** Registers the calls of identity verification: its beginning, its report, and its use for an application or a result. */
export function registerIdentityRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  registerIntegrationRoutes(app, dependencies)
  registerCertificateRoutes(app, dependencies)
  registerNicePopupRoutes(app, dependencies)
  registerIdentitySuccessRoutes(app, dependencies)
}
