import type { FastifyRequest } from 'fastify'

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
