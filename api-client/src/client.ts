import axios, { type AxiosInstance } from 'axios'

export type ApiClientSettings = {
  baseUrl: string
  timeoutMs: number
  /** Asked before each call, so that a token may come, change and go. */
  bearerToken: () => string | null
}

let client: { http: AxiosInstance; timeoutMs: number } | null = null

/** Says where the calls go and how long each may take; needed before the first of them (API-01, API-03). */
export function configureApiClient({ baseUrl, timeoutMs, bearerToken }: ApiClientSettings): void {
  // An answer with an error status is still an answer: its body says what to tell the person.
  const http = axios.create({ baseURL: baseUrl, withCredentials: true, validateStatus: null })
  http.interceptors.request.use(request => {
    const token = bearerToken()
    if (token) request.headers.set('Authorization', `Bearer ${token}`)
    return request
  })
  client = { http, timeoutMs }
}

/** Where the calls go, once that has been said. */
export function theClient(): { http: AxiosInstance; timeoutMs: number } {
  if (!client) throw new Error('configureApiClient must be called before the first request')
  return client
}
