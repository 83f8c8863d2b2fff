import { readRefusal } from './refusal-sentences.ts'

/** The site refused the request; the message is its reason, in English. */
export class RefusedBySite extends Error {
  override readonly name = 'RefusedBySite'
  readonly errorCode: string

  constructor(errorCode: string, message: string) {
    super(message)
    this.errorCode = errorCode
  }
}

/** The site cannot be reached, or the address is not one of this product. */
export class SiteUnreachable extends Error {
  override readonly name = 'SiteUnreachable'
}

export type SiteAccess = {
  address: string
  token: string
  by: string
  fetch?: typeof globalThis.fetch
}

/** Sends a request under `/ops/api`. Throws `RefusedBySite` or `SiteUnreachable`. */
export type CallSite = <T>(
  method: string,
  path: string,
  body?: string | Uint8Array<ArrayBuffer>,
  type?: string,
) => Promise<T>

/** Returns the operations API of a site, as the holder of a token calls it. */
export function callsTo({ address, token, by, fetch = globalThis.fetch }: SiteAccess): CallSite {
  return async (method, path, body, type = 'application/json') => {
    const operator = /^[\w.@-]{1,64}$/.test(by) && { 'x-operator': by }
    const headers = { authorization: `Bearer ${token}`, ...operator, ...(body && { 'content-type': type }) }
    const response = await reached(address, () =>
      fetch(`${address}/ops/api${path}`, { method, headers, body: body ?? null }),
    )
    const json = await reached(address, () => response.json())
    if (response.ok) return json
    const { errorCode, reason } = readRefusal(json)
    throw new RefusedBySite(errorCode, reason)
  }
}

async function reached<T>(address: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    const reason = cause instanceof Error ? (cause.cause ?? cause) : cause
    throw new SiteUnreachable(`${address} cannot be reached, or is no site of ours: ${String(reason)}`, {
      cause,
    })
  }
}
