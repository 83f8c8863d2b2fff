import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { serveCountApplications } from './count-applications.ts'
import { serveRegisterBusiness } from './register-business.ts'

/** Registers the two calls that begin with a business number alone. */
export function registerBusinessRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  serveRegisterBusiness(app, dependencies)
  serveCountApplications(app, dependencies)
}
