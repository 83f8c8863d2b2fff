import type { FastifyInstance } from 'fastify'
import { auditRequests } from './audit/audit-requests.ts'
import { acceptCalls } from './contract/accept-calls.ts'
import type { Dependencies } from './dependencies.ts'
import { serveCancelApplication } from './routes/applications/cancel-application.ts'
import { serveCheckPerson } from './routes/applications/check-person.ts'
import { serveCodes } from './routes/applications/codes.ts'
import { serveConsents } from './routes/applications/consents.ts'
import { serveCreateApplication } from './routes/applications/create-application.ts'
import { serveOpinions } from './routes/applications/opinions.ts'
import { serveResultDetail } from './routes/applications/result-detail.ts'
import { serveStepHistory } from './routes/applications/step-history.ts'
import { serveUpdateApplication } from './routes/applications/update-application.ts'
import { serveCountApplications } from './routes/business/count-applications.ts'
import { serveRegisterBusiness } from './routes/business/register-business.ts'
import { serveAccountOwner } from './routes/checks/account-owner.ts'
import { serveAccountVerification } from './routes/checks/account-verify.ts'
import { serveBusinessCheck } from './routes/checks/business-check.ts'
import { serveDeliveryFee } from './routes/checks/delivery-fee.ts'
import { serveRealName } from './routes/checks/real-name.ts'
import { serveFiles } from './routes/files/file-calls.ts'
import { serveCertificate } from './routes/identity/certificate.ts'
import { serveSavedDrafts } from './routes/drafts/saved-drafts.ts'
import { serveEndOfWindow } from './routes/identity/end-of-window.ts'
import { serveIdentitySuccess } from './routes/identity/identity-success.ts'
import { serveIntegration } from './routes/identity/integration.ts'
import { serveNicePopup } from './routes/identity/nice-popup.ts'
import { serveProofChanges } from './routes/proofs/change-calls.ts'
import { serveProofCreation } from './routes/proofs/create-calls.ts'
import { serveProofDetail } from './routes/proofs/get-call.ts'
import { serveProofReplacement } from './routes/proofs/replace-call.ts'
import { serveLogout } from './routes/session/logout.ts'
import { serveSetJwtCookie } from './routes/session/set-jwt-cookie.ts'
import { serveTokens } from './routes/session/tokens.ts'
import { registerSandbox, type Sandbox } from './sandbox/index.ts'

/** The calls of the specification, in the order of an application. */
const CALLS = [
  serveRegisterBusiness,
  serveCountApplications,
  serveIntegration,
  serveCertificate,
  serveNicePopup,
  serveEndOfWindow,
  serveIdentitySuccess,
  serveSetJwtCookie,
  serveTokens,
  serveLogout,
  serveRealName,
  serveBusinessCheck,
  serveAccountOwner,
  serveAccountVerification,
  serveDeliveryFee,
  serveConsents,
  serveCheckPerson,
  serveStepHistory,
  serveSavedDrafts,
  serveCreateApplication,
  serveResultDetail,
  serveUpdateApplication,
  serveCancelApplication,
  serveOpinions,
  serveCodes,
  serveFiles,
  serveProofCreation,
  serveProofChanges,
  serveProofReplacement,
  serveProofDetail,
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
