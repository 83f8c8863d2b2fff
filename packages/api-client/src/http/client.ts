import axios, { type AxiosInstance } from 'axios'
import { baseUrlFor } from './admin-backend.ts'
import { isSessionOver } from './refusals.ts'

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
  /** The admin backend; `isOn` is read before each call, and is true for an administrator. */
  admin?: { baseUrl: string; isOn: () => boolean }
}

type ApiClient = {
  http: AxiosInstance
  timeoutMs: number
  uploadTimeoutMs: number
  sendsIdempotencyKeys: boolean
  waitForTurn: () => Promise<boolean>
}

let client: ApiClient | null = null

/** Sets the address and the limits of all calls. It is needed before the first call (API-01, API-03). */
export function configureApiClient(settings: ApiClientSettings): void {
  const { baseUrl, timeoutMs, uploadTimeoutMs = timeoutMs, bearerToken, admin } = settings
  const { sendsIdempotencyKeys = true, sessionRefused = async () => false } = settings
  const { waitForTurn = async () => false } = settings
  // A response with an error status is read too: its body has the sentence for the person.
  const http = axios.create({ baseURL: baseUrl, withCredentials: true, validateStatus: null })
  http.interceptors.request.use(request => {
    const token = bearerToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    const backends = { baseUrl, adminBaseUrl: admin?.baseUrl ?? baseUrl, isAdmin: admin?.isOn() ?? false }
    request.baseURL = baseUrlFor(request.url ?? '', backends)
    return request
  })
  http.interceptors.response.use(async response => {
    const [, token] = String(response.config.headers.get('Authorization') ?? '').split(' ')
    if (!token || !isSessionOver(response)) return response
    return (await sessionRefused(token)) ? new Promise(() => {}) : response
  })
  client = { http, timeoutMs, uploadTimeoutMs, sendsIdempotencyKeys, waitForTurn }
}

/** Resolves an address from a response for use in the page. An address without an origin is one of the backend. */
export function addressFromBackend(address: string, call: string): string {
  const { baseURL } = theClient().http.defaults
  // At the page's own origin it is left as it is, and the page resolves it.
  if (!URL.canParse(call, baseURL)) return address
  const { href } = new URL(call, baseURL)
  return URL.canParse(address, href) ? new URL(address, href).href : address
}

/** Returns the configured client. Throws before `configureApiClient`. */
export function theClient(): ApiClient {
  if (!client) throw new Error('call configureApiClient first')
  return client
}
