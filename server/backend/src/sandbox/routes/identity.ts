import type { FastifyInstance } from 'fastify'
import { completeIdentity, readIdentityRequests } from 'sandbox-api'
import type { Dependencies } from '../../dependencies.ts'
import { SANDBOX_PROVIDER } from '../identity/provider.ts'
import { finishVerification } from '../identity/finish-verification.ts'
import type { ReportSigner } from '../identity/report-signer.ts'
import { endingIn, serveWindow } from '../identity/serve-window.ts'
import { findVerification, runningVerifications } from '../../stores/verification-store.ts'
import { sandboxTexts } from '../texts.ko.ts'
import { serveSandboxCall } from './serve-sandbox-call.ts'

/** The sandbox's identity provider: its window, and the same by one call that ends a running verification. */
export function registerIdentityRoutes(
  app: FastifyInstance,
  signer: ReportSigner,
  dependencies: Dependencies,
): void {
  serveSandboxCall(app, readIdentityRequests, async () => ({ requests: await runningRequests(dependencies) }))
  serveSandboxCall(
    app,
    completeIdentity,
    async ({ body }) => {
      const { outcome, resultUrl } = await finishVerification(app, signer, dependencies, endingIn(body))
      return { state: outcome.state, resultUrl }
    },
    { errorCode: 'SANDBOX_INVALID_IDENTITY', message: sandboxTexts.identity.invalid },
  )
  serveWindow(app, {
    find: transactionId => findVerification(dependencies.database, { transactionId }, dependencies.now()),
    finish: async ending => (await finishVerification(app, signer, dependencies, ending)).resultUrl,
  })
}

async function runningRequests({ database, now }: Dependencies) {
  const running = await runningVerifications(database, now())
  return running.map(({ transactionId, method, provider, businessNumber, applicationNumber, expiresAt }) => ({
    transactionId,
    method,
    provider,
    businessNumber,
    applicationNumber,
    expiresAt: expiresAt.toISOString(),
    windowUrl: `${SANDBOX_PROVIDER}?requestId=${transactionId}`,
  }))
}
