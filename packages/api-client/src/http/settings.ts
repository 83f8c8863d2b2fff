import type { Pause } from './refusals.ts'

export type ApiClientSettings = {
  baseUrl: string
  timeoutMs: number
  /** Limit for a call with files, in milliseconds (AMB-63). Default: `timeoutMs`. */
  uploadTimeoutMs?: number
  /** Sends idempotency keys. A backend of another origin must allow the header, or browsers refuse. Default: true. */
  sendsIdempotencyKeys?: boolean
  /** Read before each call, since the token changes. */
  bearerToken: () => string | null
  /** Called when the session of a token is over. Resolves with true if the page is left: the call then never settles. */
  sessionRefused?: (token: string) => Promise<boolean>
  /** Called if a call is refused for having no turn. Resolves with whether the call may be sent again. */
  waitForTurn?: () => Promise<boolean>
  /** Called if the site refuses a call for a while. Resolves with whether the call may be sent again. */
  waitWhilePaused?: (pause: Pause) => Promise<boolean>
  /** The admin backend; `isOn` is read before each call, and is true for an administrator. */
  admin?: { baseUrl: string; isOn: () => boolean }
}

let settings: ApiClientSettings | null = null

/** Sets the address and the limits of all calls. It is needed before the first call (API-01, API-03). */
export function configureApiClient(given: ApiClientSettings): void {
  settings = given
}

/** Returns the settings. Throws before `configureApiClient`. */
export function theSettings(): ApiClientSettings {
  if (!settings) throw new Error('call configureApiClient first')
  return settings
}
