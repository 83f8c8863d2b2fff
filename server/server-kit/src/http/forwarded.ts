import type { IncomingMessage } from 'node:http'

/** Returns the protocol between the browser and the server, or the proxy before it. */
export function protocolOf({ headers }: IncomingMessage, trustProxy: boolean): 'http' | 'https' {
  return trustProxy && lastIn(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'
}

/** Returns the requested host, with any unusual port; empty if the request names none. */
export function hostOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy && lastIn(headers['x-forwarded-host'])) || (headers.host ?? '')
}

// The values before the last were sent by the browser.
function lastIn(header: string | string[] | undefined): string {
  const text = String(header ?? '')
  return text.slice(text.lastIndexOf(',') + 1).trim()
}
