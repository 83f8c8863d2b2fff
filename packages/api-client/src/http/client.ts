import axios, { type AxiosInstance } from 'axios'
import { baseUrlFor } from './admin-backend.ts'
import { isSessionOver, type Pause } from './refusals.ts'
import { theSettings, type ApiClientSettings } from './settings.ts'

type ApiClient = {
  settings: ApiClientSettings
  http: AxiosInstance
  timeoutMs: number
  uploadTimeoutMs: number
  sendsIdempotencyKeys: boolean
  waitForTurn: () => Promise<boolean>
  waitWhilePaused: (pause: Pause) => Promise<boolean>
}

let client: ApiClient | null = null

/** Returns the client with the present settings. Throws before `configureApiClient`. */
export function theClient(): ApiClient {
  const settings = theSettings()
  if (client?.settings !== settings) client = clientWith(settings)
  return client
}

const no = async () => false

function clientWith(settings: ApiClientSettings): ApiClient {
  const { baseUrl, timeoutMs, uploadTimeoutMs = timeoutMs, bearerToken, admin } = settings
  const { sendsIdempotencyKeys = true, sessionRefused = no } = settings
  const { waitForTurn = no, waitWhilePaused = no } = settings
  // A response with an error status is read too: its body has the sentence for the person.
  const http = axios.create({ baseURL: baseUrl, withCredentials: true, validateStatus: null })
  http.interceptors.request.use(request => {
    const token = bearerToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    const backends = { baseUrl, adminBaseUrl: admin?.baseUrl ?? baseUrl, isAdmin: admin?.isOn() ?? false }
    request.baseURL = baseUrlFor(String(request.url), backends)
    return request
  })
  http.interceptors.response.use(async response => {
    const [, token] = String(response.config.headers.get('Authorization') ?? '').split(' ')
    if (!token || !isSessionOver(response)) return response
    return (await sessionRefused(token)) ? new Promise(() => {}) : response
  })
  return { settings, http, timeoutMs, uploadTimeoutMs, sendsIdempotencyKeys, waitForTurn, waitWhilePaused }
}

/** Resolves an address from a response for use in the page. An address without an origin is one of the backend. */
export function addressFromBackend(address: string, call: string): string {
  const { baseURL } = theClient().http.defaults
  // At the page's own origin it is left as it is, and the page resolves it.
  if (!URL.canParse(call, baseURL)) return address
  const { href } = new URL(call, baseURL)
  return URL.canParse(address, href) ? new URL(address, href).href : address
}
