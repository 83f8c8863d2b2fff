import { configureApiClient } from 'api-client/http'
import { queueGate, session, sessionEnd } from 'shared-session'
import { isBackendElsewhere, siteConfig } from 'site-config'

/** Tells this part's calls where to go and who is asking. Needs the site configuration; called once, before the first call. */
export function connectApiClient(): void {
  const {
    apiBaseUrl,
    adminApiBaseUrl,
    backendToken,
    idempotencyKeys,
    requestTimeoutMs,
    uploadTimeoutMs,
    features,
  } = siteConfig()
  // The flag in the session has no effect unless the site has the feature (SESS-44, GUARD-45).
  const isAdmin = () => features.admin && session.get().admin === 'Y'
  configureApiClient({
    baseUrl: apiBaseUrl,
    timeoutMs: requestTimeoutMs,
    uploadTimeoutMs,
    sendsIdempotencyKeys:
      idempotencyKeys === 'always' || (idempotencyKeys === 'ownOrigin' && !isBackendElsewhere()),
    // The applicant's own token counts, but for an admin, whom it would only get refused; the configured one stands for the
    // page where no one is signed in (AMB-42).
    bearerToken: () => (isAdmin() ? '' : session.get().token) || backendToken || null,
    sessionRefused: token => sessionEnd.refused(token),
    waitForTurn: () => queueGate.waitAgain(),
    admin: { baseUrl: adminApiBaseUrl, isOn: isAdmin },
  })
}
