import type { FastifyRequest } from 'fastify'

/** Returns the origin under which the browser asked. The server serves no host that is not its own (`HOSTS`). */
export function siteOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}
