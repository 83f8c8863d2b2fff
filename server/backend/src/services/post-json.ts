import { ServiceUnavailable, type Service } from './service-unavailable.ts'

const TOO_MANY_REQUESTS = 429

export type PostSettings = {
  service: Service
  url: string
  /** The service key of the public data portal. */
  key: string
  /** The time limit of one attempt, including the body. */
  timeoutMs: number
  fetch: typeof fetch
}

/** Makes one attempt. Throws `ServiceUnavailable` for a time-out, a failed connection, an error status and a response that is no JSON. */
export async function postJson(
  { service, url, key, timeoutMs, fetch }: PostSettings,
  path: string,
  body: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`)
  address.searchParams.set('serviceKey', key)
  const response = await received(
    service,
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // A redirect would send the key to another service.
      redirect: 'error',
      signal,
    }),
  )
  if (!response.ok) throw failedWith(service, response.status)
  return parsed(service, await received(service, response.text()))
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
  } catch (cause) {
    throw new ServiceUnavailable(service, 'response is no JSON', { isTransient: true, cause })
  }
}
