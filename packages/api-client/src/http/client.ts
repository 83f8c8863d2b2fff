import axios, { type AxiosInstance } from 'axios'
import { baseUrlFor } from './admin-backend.ts'
import { saysSessionIsOver } from './refused-session.ts'

export type ApiClientSettings = {
  baseUrl: string
  timeoutMs: number
  /** How long a call with files may take (AMB-63); as long as any other unless it is said. */
  uploadTimeoutMs?: number
  /**
   * Whether filing carries a key by which the server knows a second press. A backend on another origin must name the
   * header to browsers, or they refuse the call. Yes unless it is said.
   */
  sendsIdempotencyKeys?: boolean
  /** Asked before each call, so that a token may come, change and go. */
  bearerToken: () => string | null
  /**
   * Told when a call came back because the session of its token is over; whether the page is led away. Then the call
   * never settles: no one is there any more to be shown its failure.
   */
  sessionRefused?: (token: string) => Promise<boolean>
  /**
   * Told when a call came back because it was not the person's turn at the waiting room; resolves once it may be sent
   * again, with false when it is not to be.
   */
  waitForTurn?: () => Promise<boolean>
  /** The admin backend, and whether this visitor is an admin; asked before each call too. */
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

/** Says where the calls go and how long each may take; needed before the first of them (API-01, API-03). */
export function configureApiClient(settings: ApiClientSettings): void {
  const { baseUrl, timeoutMs, uploadTimeoutMs = timeoutMs, bearerToken, admin } = settings
  const { sendsIdempotencyKeys = true, sessionRefused = async () => false } = settings
  const { waitForTurn = async () => false } = settings
  // An answer with an error status is still an answer: its body says what to tell the person.
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
    if (!token || !saysSessionIsOver(response)) return response
    return (await sessionRefused(token)) ? new Promise(() => {}) : response
  })
  client = { http, timeoutMs, uploadTimeoutMs, sendsIdempotencyKeys, waitForTurn }
}

/**
 * An address that the backend gives in the answer of a call, from the point of view of the page: without an origin of its
 * own it is one of the backend, wherever that is.
 */
export function addressFromBackend(address: string, call: string): string {
  const { baseURL } = theClient().http.defaults
  // At the page's own origin it stays as it is, and the page resolves it.
  if (!URL.canParse(call, baseURL)) return address
  const { href } = new URL(call, baseURL)
  return URL.canParse(address, href) ? new URL(address, href).href : address
}

/** Where the calls go, once that has been said. */
export function theClient(): ApiClient {
  if (!client) throw new Error('configureApiClient must be called before the first request')
  return client
}
