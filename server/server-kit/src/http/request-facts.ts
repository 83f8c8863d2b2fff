import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'

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

/** Returns the token of the authorization header; null without one. */
export function bearerOf({ headers }: FastifyRequest): string | null {
  return /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/**
 * Returns true for a call from a page of this site, or of one of the listed origins. Browsers send the origin of a
 * call. Other programs send none, but have nobody's cookie either.
 */
export function comesFromOwnPage(
  { headers, host }: FastifyRequest,
  pageOrigins: readonly string[] = [],
): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined && pageOrigins.includes(origin)) return true
  // `none`: the person's own doing, such as a reload.
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  // Older browsers, and pages without encryption, omit the other header.
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

/** The address without its query, which may hold personal values and is therefore never logged (GP-11, GP-12). */
export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

/**
 * Returns the address of the client. Behind a proxy it is the last one of X-Forwarded-For, which the proxy itself has
 * added: the browser may have sent any others.
 */
export function peerAddress(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustProxy: boolean,
): string {
  const added = trustProxy ? lastIn(headers['x-forwarded-for']) : ''
  return (added || socket.remoteAddress || '').replace(/^::ffff:(?=\d+\.)/i, '')
}
