import type { FastifyInstance } from 'fastify'
import { auditRequests } from './audit/audit-requests.ts'
import { acceptCalls } from './contract/accept-calls.ts'
import type { Dependencies } from './dependencies.ts'
import { cancelApplicationRoutes } from './routes/applications/cancel-application.ts'
import { checkPersonRoute } from './routes/applications/check-person.ts'
import { codesRoute } from './routes/applications/codes.ts'
import { consentsRoutes } from './routes/applications/consents.ts'
import { createApplicationRoute } from './routes/applications/create-application.ts'
import { opinionsRoutes } from './routes/applications/opinions.ts'
import { resultDetailRoute } from './routes/applications/result-detail.ts'
import { stepHistoryRoute } from './routes/applications/step-history.ts'
import { updateApplicationRoute } from './routes/applications/update-application.ts'
import { countApplicationsRoute } from './routes/business/count-applications.ts'
import { registerBusinessRoute } from './routes/business/register-business.ts'
import { accountOwnerRoute } from './routes/checks/account-owner.ts'
import { accountVerificationRoute } from './routes/checks/account-verify.ts'
import { businessCheckRoute } from './routes/checks/business-check.ts'
import { deliveryFeeRoute } from './routes/checks/delivery-fee.ts'
import { realNameRoute } from './routes/checks/real-name.ts'
import { downloadAddressRoute, formAddressRoute } from './routes/files/download-address.ts'
import { downloadFileRoute } from './routes/files/download-file.ts'
import { issueUploadRoute } from './routes/files/issue-upload.ts'
import { serveObjects } from './routes/files/objects.ts'
import { savedDraftsRoutes } from './routes/drafts/saved-drafts.ts'
import { endOfWindowRoute } from './routes/identity/end-of-window.ts'
import { identitySuccessRoutes } from './routes/identity/identity-success.ts'
import { integrationRoutes } from './routes/identity/integration.ts'
import { serveNicePopup } from './routes/identity/nice-popup.ts'
import { proofChangesRoutes } from './routes/proofs/change-calls.ts'
import { proofCreationRoutes } from './routes/proofs/create-calls.ts'
import { proofDetailRoute } from './routes/proofs/get-call.ts'
import { proofReplacementRoute } from './routes/proofs/replace-call.ts'
import { logoutRoute } from './routes/session/logout.ts'
import { setJwtCookieRoute } from './routes/session/set-jwt-cookie.ts'
import { tokensRoutes } from './routes/session/tokens.ts'
import { registerSandbox, type Sandbox } from './sandbox/index.ts'

/** The calls of the specification, in the order of an application. */
const CALLS = [
  registerBusinessRoute,
  countApplicationsRoute,
  ...integrationRoutes,
  serveNicePopup,
  endOfWindowRoute,
  ...identitySuccessRoutes,
  setJwtCookieRoute,
  ...tokensRoutes,
  logoutRoute,
  realNameRoute,
  businessCheckRoute,
  accountOwnerRoute,
  accountVerificationRoute,
  deliveryFeeRoute,
  ...consentsRoutes,
  checkPersonRoute,
  stepHistoryRoute,
  ...savedDraftsRoutes,
  createApplicationRoute,
  resultDetailRoute,
  updateApplicationRoute,
  ...cancelApplicationRoutes,
  ...opinionsRoutes,
  codesRoute,
  serveObjects,
  issueUploadRoute,
  downloadAddressRoute,
  formAddressRoute,
  downloadFileRoute,
  ...proofCreationRoutes,
  ...proofChangesRoutes,
  proofReplacementRoute,
  proofDetailRoute,
]

/** Registers everything that the backend serves. */
export function registerBackend(
  app: FastifyInstance,
  dependencies: Dependencies,
  sandbox: Sandbox | null,
): void {
  acceptCalls(app, dependencies.config)
  auditRequests(app, dependencies)

  for (const serveCalls of CALLS) serveCalls(app, dependencies)

  if (sandbox) registerSandbox(app, sandbox, dependencies)
}
