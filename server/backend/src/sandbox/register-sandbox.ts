import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { injectFaults } from './faults/inject-faults.ts'
import { registerBackOfficeRoutes } from './routes/back-office.ts'
import { registerCatalogueRoute } from './routes/catalogue.ts'
import { registerControls } from './routes/controls.ts'
import { registerIdentityRoutes } from './routes/identity.ts'
import { registerSandboxPage } from './routes/page.ts'
import { registerPublicAddressRoute } from './routes/public-address.ts'
import { registerSeedRoutes } from './routes/seed.ts'
import type { Sandbox } from './sandbox.ts'

/**
 * Registers the tester's page at `/sandbox/`, its calls, and the faults that it sets for every address of the server.
 */
export function registerSandbox(app: FastifyInstance, sandbox: Sandbox, dependencies: Dependencies): void {
  const { clock, faults, signer } = sandbox
  injectFaults(app, faults)
  registerCatalogueRoute(app)
  registerIdentityRoutes(app, signer, dependencies)
  registerControls(app, clock, faults)
  registerBackOfficeRoutes(app, dependencies)
  registerSeedRoutes(app, dependencies)
  registerPublicAddressRoute(app, dependencies.config)
  registerSandboxPage(app, dependencies.config)
}
