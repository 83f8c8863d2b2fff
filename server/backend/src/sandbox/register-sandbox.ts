import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { injectFaults } from './faults/inject-faults.ts'
import { registerBackOfficeRoutes } from './routes/back-office.ts'
import { registerCatalogueRoute } from './routes/catalogue.ts'
import { registerClockRoutes } from './routes/clock.ts'
import { registerFaultRoutes } from './routes/faults.ts'
import { registerLimitRoutes } from './routes/limits.ts'
import { registerIdentityRoutes } from './routes/identity.ts'
import { registerSandboxPage } from './routes/page.ts'
import { registerPublicAddressRoute } from './routes/public-address.ts'
import { registerSeedRoutes } from './routes/seed.ts'
import type { Sandbox } from './sandbox.ts'

/** The tester's page at `/sandbox/`, what it calls, and the faults that it sets for every address of the server. */
export function registerSandbox(app: FastifyInstance, sandbox: Sandbox, dependencies: Dependencies): void {
  const { clock, faults, signer } = sandbox
  injectFaults(app, faults)
  registerCatalogueRoute(app)
  registerIdentityRoutes(app, signer, dependencies)
  registerClockRoutes(app, clock)
  registerBackOfficeRoutes(app, dependencies)
  registerSeedRoutes(app, dependencies)
  registerFaultRoutes(app, faults)
  registerLimitRoutes(app)
  registerPublicAddressRoute(app, dependencies.config)
  registerSandboxPage(app, dependencies.config)
}
