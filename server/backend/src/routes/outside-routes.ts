import type { FastifyInstance } from 'fastify'
import type { Dependencies } from '../dependencies.ts'
import { registerAccountOwnerRoute } from './checks/account-owner.ts'
import { registerAccountVerifyRoute } from './checks/account-verify.ts'
import { registerBusinessCheckRoute } from './checks/business-check.ts'
import { registerDeliveryFeeRoute } from './checks/delivery-fee.ts'
import { registerRealNameRoute } from './checks/real-name.ts'
import { registerCertificateRoutes } from './identity/certificate.ts'
import { registerIdentitySuccessRoutes } from './identity/identity-success.ts'
import { registerIntegrationRoutes } from './identity/integration.ts'
import { registerNicePopupRoutes } from './identity/nice-popup.ts'

/** Every call that somebody outside is asked for: who a person is, and whether what they say is so. */
export function registerOutsideRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  registerIntegrationRoutes(app, dependencies)
  registerCertificateRoutes(app, dependencies)
  registerNicePopupRoutes(app, dependencies)
  registerIdentitySuccessRoutes(app, dependencies)
  registerRealNameRoute(app, dependencies)
  registerBusinessCheckRoute(app, dependencies)
  registerAccountOwnerRoute(app, dependencies)
  registerAccountVerifyRoute(app, dependencies)
  registerDeliveryFeeRoute(app, dependencies)
}
