import { RESPONSE_MS } from '../calls.ts'

/** A response as it was received; `json` is undefined if the body is no JSON. */
export type Received = { status: number; json: unknown }

/** Posts a text to a path of a gateway. Returns a sentence if there is no response in time. */
export async function send(
  address: string,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<Received | string> {
  try {
    const response = await fetch(address.replace(/\/$/, '') + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(RESPONSE_MS),
    })
    return { status: response.status, json: jsonIn(await response.text()) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return isLate ? `There is no response within ${RESPONSE_MS} ms.` : 'The connection failed.'
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
