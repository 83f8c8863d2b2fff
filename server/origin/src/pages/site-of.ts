import type { FastifyRequest } from 'fastify'

/**
 * Returns the origin under which the browser asked. The server serves no host that is not its own (`HOSTS`). In small
 * letters: each spelling would be another page to make and keep.
 */
export function siteOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host.toLowerCase()}`
}
