import { configureApiClient } from 'api-client/http'
import axios, { type InternalAxiosRequestConfig } from 'axios'
import type { Applicant } from '../../session/applicant.ts'
import { cookieJar } from './cookie-jar.ts'
import { signedIn } from '../backend/signed-in.ts'
import type { TestBackend } from '../backend/test-backend.ts'

/** The browser in which `api-client` makes its calls. */
export type ClientBrowser = {
  /** The bearer token that it sends; null for none. */
  token: string | null
  /** Signs a verified person in directly. */
  signIn(applicant: Pick<Applicant, 'ci' | 'businessNumber'>): Promise<void>
}

/** Points `api-client` at the backend, in a browser without cookies; axios alone keeps none in Node. */
export function openClientBrowser({ address }: Pick<TestBackend, 'address'>): ClientBrowser {
  const cookies = cookieJar()
  const send = axios.getAdapter('http')
  const browser: ClientBrowser = {
    token: null,
    signIn: async applicant => cookies.keep([(await signedIn(applicant)).cookie]),
  }

  async function sendWithCookies(request: InternalAxiosRequestConfig) {
    const cookie = cookies.headerFor(new URL(axios.getUri(request)).pathname)
    if (request.withCredentials && cookie) request.headers.set('cookie', cookie)
    // Like axios in a browser: a request without a body has no content type.
    if (request.data === undefined) request.headers.delete('content-type')
    const response = await send(request)
    cookies.keep(response.headers['set-cookie'] ?? [])
    return response
  }

  axios.defaults.adapter = sendWithCookies
  configureApiClient({ baseUrl: address, timeoutMs: 10_000, bearerToken: () => browser.token })
  return browser
}
