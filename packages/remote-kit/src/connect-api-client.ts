import { configureApiClient } from 'api-client/client'
import { session } from 'shared-session'
import { siteConfig } from 'site-config'

/** Tells this part's calls where to go and who is asking. Needs the site configuration; called once, before the first call. */
export function connectApiClient(): void {
  const { apiBaseUrl, adminApiBaseUrl, requestTimeoutMs, uploadTimeoutMs, features } = siteConfig()
  configureApiClient({
    baseUrl: apiBaseUrl,
    timeoutMs: requestTimeoutMs,
    uploadTimeoutMs,
    bearerToken: () => session.get().token || null,
    // The flag in the session has no effect unless the site has the feature (SESS-44, GUARD-45).
    admin: { baseUrl: adminApiBaseUrl, isOn: () => features.admin && session.get().admin === 'Y' },
  })
}
