import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../../dependencies.ts'
import { registerAccountOwnerRoute } from './account-owner.ts'
import { registerAccountVerifyRoute } from './account-verify.ts'
import { registerBusinessCheckRoute } from './business-check.ts'
import { registerDeliveryFeeRoute } from './delivery-fee.ts'
import { registerRealNameRoute } from './real-name.ts'

/** Registers the calls that check an applicant's input with a service outside. */
export function registerCheckRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  registerRealNameRoute(app, dependencies)
  registerBusinessCheckRoute(app, dependencies)
  registerAccountOwnerRoute(app, dependencies)
  registerAccountVerifyRoute(app, dependencies)
  registerDeliveryFeeRoute(app, dependencies)
}
