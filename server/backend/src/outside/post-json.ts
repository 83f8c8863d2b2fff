import { NoAnswer } from './no-answer.ts'

const TOO_MANY = 429

export type PostSettings = {
  url: string
  /** The service key of the public data portal. */
  key: string
  /** For the whole of one attempt, its body included. */
  timeoutMs: number
  fetch: typeof fetch
}

/** One attempt. Throws `NoAnswer` for a time-out, a connection that fails, an error status and anything but JSON. */
export async function postJson(
  { url, key, timeoutMs, fetch }: PostSettings,
  path: string,
  body: object,
): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs)
  const address = new URL(path, url.endsWith('/') ? url : `${url}/`)
  address.searchParams.set('serviceKey', key)
  const answer = await received(
    fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(body),
      // A service that sends us elsewhere would be handed the key there.
      redirect: 'error',
      signal,
    }),
  )
  if (!answer.ok) throw refusedWith(answer.status)
  return parsed(await received(answer.text()))
}

async function received<T>(waitedFor: Promise<T>): Promise<T> {
  try {
    return await waitedFor
  } catch (cause) {
    throw new NoAnswer('The connection failed or took too long.', { isTransient: true, cause })
  }
}

function refusedWith(status: number): NoAnswer {
  return new NoAnswer(`The answer has the status ${status}.`, {
    isTransient: status >= 500 || status === TOO_MANY,
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new NoAnswer('The answer is no JSON.', { isTransient: true, cause })
  }
}
