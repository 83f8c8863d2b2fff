import type { IncomingMessage } from 'node:http'

/** What the browser speaks: with the server itself, or with the proxy before it. */
export function protocolOf({ headers }: IncomingMessage, trustProxy: boolean): 'http' | 'https' {
  return trustProxy && lastIn(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http'
}

/** The host that the browser has asked, with its port where it is not the usual one; empty when it names none. */
export function hostOf({ headers }: IncomingMessage, trustProxy: boolean): string {
  return (trustProxy && lastIn(headers['x-forwarded-host'])) || (headers.host ?? '')
}

// What comes before it is whatever the browser chose to send.
function lastIn(header: string | string[] | undefined): string {
  const text = String(header ?? '')
  return text.slice(text.lastIndexOf(',') + 1).trim()
}
