import { configureApiClient } from 'api-client/http'
import { queueGate, session, sessionEnd } from 'shared-session'
import { isBackendElsewhere, siteConfig } from 'site-config'

/** Configures the calls of this part. Needs the site configuration. Call it once, before the first call. */
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
    // The applicant's own token is used, except for an admin, whose calls it would get refused. Where no one is
    // signed in, the configured token is used (AMB-42).
    bearerToken: () => (isAdmin() ? '' : session.get().token) || backendToken || null,
    sessionRefused: token => sessionEnd.refused(token),
    waitForTurn: () => queueGate.waitAgain(),
    // Rare: its code is loaded only when a call is refused.
    waitWhilePaused: pause =>
      import('./paused-site.ts').then(({ waitWhilePaused }) => waitWhilePaused(pause)).catch(() => false),
    admin: { baseUrl: adminApiBaseUrl, isOn: isAdmin },
  })
}
