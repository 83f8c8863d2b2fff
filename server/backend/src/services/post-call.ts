import type { GatewayCall } from 'gateway-contract'
import type { Credentials } from './credentials.ts'
import { ServiceUnavailable, type Service } from './service-unavailable.ts'

const TOO_MANY_REQUESTS = 429

export type PostSettings = {
  service: Service
  url: string
  credentials: Credentials
  /** The time limit of one attempt, including the body. */
  timeoutMs: number
  fetch: typeof fetch
}

/** Makes one attempt. Throws `ServiceUnavailable` for a time-out, a failed connection, an error status and a response that is no JSON. */
export async function postCall(
  { service, url, credentials, timeoutMs, fetch }: PostSettings,
  { method, path }: Pick<GatewayCall, 'method' | 'path'>,
  content: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const body = JSON.stringify(content)
  const { query = {}, headers = {} } = credentials({ method, path, body })
  const response = await received(
    service,
    fetch(addressOf(url, path, query), {
      method,
      headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
      body,
      // A redirect would send the key to another service.
      redirect: 'error',
      signal,
    }),
  )
  if (!response.ok) throw failedWith(service, response.status)
  return parsed(service, await received(service, response.text()))
}

function addressOf(url: string, path: string, query: Record<string, string>): URL {
  const address = new URL(path.slice(1), url.endsWith('/') ? url : `${url}/`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value)
  return address
}

async function received<T>(service: Service, awaited: Promise<T>): Promise<T> {
  try {
    return await awaited
  } catch (cause) {
    throw new ServiceUnavailable(service, 'connection failed or timed out', { isTransient: true, cause })
  }
}

function failedWith(service: Service, status: number): ServiceUnavailable {
  const isTransient = status >= 500 || status === TOO_MANY_REQUESTS
  return new ServiceUnavailable(service, `response status ${status}`, { isTransient })
}

function parsed(service: Service, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The parser's own error quotes the response, which may hold a name.
    throw new ServiceUnavailable(service, 'response is no JSON', { isTransient: true })
  }
}
